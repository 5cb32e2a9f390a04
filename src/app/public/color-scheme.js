// Runs before anything is drawn, so that a dark product never flashes white. A file of its own, for a strict
// Content-Security-Policy. The key is the one Mantine keeps the choice under.
;(function () {
  var chosen = 'auto'
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto'
  } catch (_blocked) {
    // A browser that keeps nothing shows what the system prefers.
  }
  var isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
