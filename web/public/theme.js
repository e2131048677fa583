// The theme somebody chose, before anything is painted; without a choice the system decides.
try {
  const theme = localStorage.getItem('ludoteca-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage, no choice.
}
