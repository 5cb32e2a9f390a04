/** The one that Mantine keeps the choice under. */
const KEY = 'mantine-color-scheme-value'

/** Says which colours are chosen, so that a dark product never flashes white: neither before its styles come, nor with them. */
export function showChosenColors(): void {
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
    // A browser that keeps nothing shows what the system prefers.
    return null
  }
}
