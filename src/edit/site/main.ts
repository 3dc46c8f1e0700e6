import.meta.hot?.on('edit:reload', () => location.reload());
