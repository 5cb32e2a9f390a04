/**
 * What `npm test` leaves to `npm run test:all`, because it takes minutes and seldom changes its mind: mutations break the
 * program in one place each, and pass where the generated suites notice; each feature is taken out in turn; each command of
 * the README files is run; processes are killed and lose their database or their storage.
 */
export const leftOut = {
  units: [
    'tests/suite/mutations',
    'tests/features',
    'tests/product/docs/commands',
    'tests/contract/process/killed-job',
    'tests/product/contract/process/kill',
    'tests/product/contract/process/killed-import',
    'tests/product/contract/process/lost-database',
    'tests/product/contract/process/two-processes',
    'tests/product/contract/backup-moments',
    'tests/product/contract/faults',
    'tests/product/contract/s3',
    'tests/product/new/golden',
    'tests/product/scripts/backup',
    'tests/product/security/fuzz',
    'tests/new/project',
  ],
  /** Of `tests/product/browser`: how the frame around the screens looks, other backends, and what is seldom met. */
  specs: [
    'accessibility',
    'autofill',
    'colours',
    'content-policy',
    'database-away',
    'dev',
    'early',
    'former-places',
    'layout',
    'missing-code',
    'not-found',
    'open-states',
    'plain-backend',
    'print',
    'scrollbar',
    'stability',
    'text-ids',
    'toast-places',
    'two-administrators',
  ],
  /** Marks entities whose screens show nothing that those of others do not. */
  tag: '@repeated',
} as const

/** The projects of `tests/playwright.config.ts`: what `npm test` runs, and what it leaves out. */
export const projects = {
  daily: ['product', 'generated'],
  leftOut: ['product-seldom', 'generated-repeated', 'mutations'],
} as const
