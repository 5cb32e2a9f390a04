import { markMenuChoice } from '../layout/menu-expanded.ts'

/** Mantine's own storage key. */
const KEY = 'mantine-color-scheme-value'

/** Sets the color scheme before the first paint, so that dark mode never flashes white. */
function showChosenColors(): void {
  const scheme = chosenScheme()
  document.documentElement.dataset['mantineColorScheme'] = scheme
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme)
}

function chosenScheme(): 'dark' | 'light' {
  const chosen = readChoice()
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Without storage the system's preference applies.
    return null
  }
}

// Runs before the first paint. A file of its own, because the Content-Security-Policy forbids inline scripts.

showChosenColors()
// So that the layout does not shift.
try {
  markMenuChoice()
} catch {
  // Without storage the window's width decides.
}
