/**
 * What `npm test` leaves to `npm run test:all`, because it takes minutes and seldom changes its mind: mutations break the
 * program in one place each, and pass where the generated suites notice; each feature is taken out in turn; each command of
 * the README files is run; processes are killed and lose their database or their storage; programs of other trades are
 * driven by the suites that drive the product.
 */
export const leftOut = {
  units: [
    'tests/suite/mutations',
    'tests/suite/contract/foreign-domains',
    'tests/features',
    'tests/product/docs/commands',
    'tests/contract/inspector',
    'tests/contract/pgbouncer',
    'tests/contract/process/killed-job',
    'tests/product/contract/process/kill',
    'tests/product/contract/process/killed-import',
    'tests/product/contract/process/lost-database',
    'tests/product/contract/process/two-processes',
    'tests/product/contract/backup-moments',
    'tests/product/contract/faults',
    'tests/product/contract/s3',
    'tests/product/new/command',
    'tests/product/new/golden',
    'tests/product/scripts/backup',
    'tests/product/security/fuzz',
    'tests/new/engine-tests',
    'tests/dev',
    'tests/scripts/schema',
    'tests/security/lint-rules',
  ],
  /** Of `tests/product/browser`: how the frame around the screens looks, other backends, and what is seldom met. */
  specs: [
    'accessibility',
    'autofill',
    'cards',
    'colours',
    'content-policy',
    'database-away',
    'dev',
    'early',
    'form-bars',
    'form-look',
    'former-places',
    'layout',
    'missing-code',
    'not-found',
    'one-language',
    'open-states',
    'plain-backend',
    'print',
    'right-to-left',
    'scrollbar',
    'stability',
    'text-ids',
    'toast-places',
    'two-administrators',
    'zoom',
  ],
  /** Marks entities of other programs, those whose screens show nothing that those of others do not, and other languages. */
  tag: '@repeated',
} as const

/** The projects of `tests/playwright.config.ts`: what `npm test` runs, and what it leaves out. */
export const projects = {
  daily: ['product', 'generated'],
  leftOut: ['product-seldom', 'generated-repeated', 'foreign', 'mutations'],
} as const
