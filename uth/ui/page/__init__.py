"""Full-window pages: everything but the table. A page is data; :class:`uth.ui.page.scene.PageScene` shows it."""
