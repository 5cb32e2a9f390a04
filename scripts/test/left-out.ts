/**
 * What `npm test` leaves to `npm run test:all`, because it takes minutes and seldom changes its mind: mutations break the
 * program in one place each, and pass where the generated suites notice; each feature is taken out in turn; each command of
 * the README files is run, and each example of a finding; processes are killed and lose their database or their storage; programs of other trades are
 * driven by the suites that drive the product.
 */
export const leftOut = {
  units: [
    'tests/contract/from-table',
    'tests/contract/inspector',
    'tests/contract/pgbouncer',
    'tests/contract/process/killed-job',
    'tests/dev',
    'tests/editor',
    'tests/features',
    'tests/generator/code-pages',
    'tests/new/releases',
    'tests/new/stranger',
    'tests/product/contract/backup-moments',
    'tests/product/contract/faults',
    'tests/product/contract/process',
    'tests/product/contract/s3',
    'tests/product/docs/commands',
    'tests/product/docs/examples',
    'tests/product/new/command',
    'tests/product/new/golden',
    'tests/product/scripts/backup',
    'tests/product/security/fuzz',
    'tests/scripts/release',
    'tests/scripts/schema',
    'tests/scripts/upgrade-releases',
    'tests/security/lint-rules',
    'tests/suite/contract/foreign-domains',
    'tests/suite/contract/postgres',
    'tests/suite/mutations',
  ],
  /** Of `tests/product/browser`: how the frame around the screens looks, other backends, and what is seldom met. */
  specs: [
    'accessibility/accessibility',
    'accessibility/colours',
    'accessibility/keyboard-tour',
    'accessibility/open-states',
    'accessibility/targets',
    'accessibility/zoom',
    'accounts/autofill',
    'accounts/two-administrators',
    'app/languages',
    'app/layout',
    'app/not-found',
    'app/one-language',
    'app/right-to-left',
    'app/scrollbar',
    'app/toast-places',
    'content-policy',
    'dev',
    'features/left-imports',
    'features/live',
    'features/print',
    'form/form-bars',
    'form/form-look',
    'form/former-places',
    'list/cards',
    'list/filter-sentences',
    'loading/connection',
    'loading/database-away',
    'loading/early',
    'loading/stability',
    'loading/stale-chunks',
    'plain-backend',
    'text-ids',
  ],
  /** Files of `npm test` that have tests with the tag. */
  tagged: [
    'tests/contract/sqlite',
    'tests/contract/postgres',
    'tests/product/contract/sqlite',
    'tests/product/contract/postgres',
  ],
  /** Marks suites that are not about the database, on PostgreSQL; walks of further roles, power cuts and what is random; entities of other programs, those whose screens show nothing that those of others do not, and other languages. */
  tag: '@repeated',
} as const

/** The projects of `tests/playwright.config.ts`: what `npm test` runs, and what it leaves out. */
export const projects = {
  daily: ['product', 'generated'],
  leftOut: ['product-seldom', 'generated-repeated', 'foreign', 'mutations'],
} as const
