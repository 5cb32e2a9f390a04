/**
 * What `npm test` leaves to `npm run test:all`, because it takes minutes and seldom changes its mind: mutations break the
 * program in one place each, and pass where the generated suites notice; each feature is taken out in turn; each command of
 * the README files is run.
 */
export const leftOut = {
  units: ['tests/suite/mutations', 'tests/features', 'tests/product/docs/commands'],
  /** Of `tests/playwright.config.ts`. */
  project: 'mutations',
} as const

/** What `npm test` runs of the browser tests. */
export const DAILY_PROJECTS = ['product', 'generated'] as const
