/**
 * The tests of the generated suites themselves: each breaks the program in one place, and passes where the suites notice. They
 * take long, and change with the suites alone, so `npm run test:all` runs them.
 */
export const mutations = {
  units: 'tests/suite/mutations',
  /** The project of `tests/playwright.config.ts`. */
  project: 'mutations',
} as const

/** What `npm test` runs of the browser tests. */
export const DAILY_PROJECTS = ['product', 'generated'] as const
