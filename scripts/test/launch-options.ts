/** Set by `findBrowser`; without it Playwright uses its own browser. */
const executablePath = process.env['CHROMIUM_PATH']

/** Background services are useless in tests, and fail on a closed network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** Chromium's launch options. Its sandbox does not work for root. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
}

/**
 * For tests, not for what is measured: all pages share one process, which draws them too. A process for each origin, and
 * so for the first page of each test, takes a quarter of the tests' time. What a page may do stays the same.
 */
export const testLaunchOptions = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    '--in-process-gpu',
  ],
}
