/** Set by whoever has found the browser; without it Playwright uses its own. */
const executablePath = process.env['CHROMIUM_PATH']

/** Chromium has no use for its background services in a test, and looks for them in vain on a closed network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** How the tests start Chromium. Its sandbox needs a user of its own, so root has to do without. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
}
