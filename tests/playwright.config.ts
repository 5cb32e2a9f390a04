import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser/launch-options.ts'

export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results',
  // A test that passes the second time is a test that fails.
  retries: 0,
  workers: 2,
  // Each worker has a product of its own, emptied before each test.
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/tribune/playwright.json' }]],
  // One browser profile a worker, emptied before each test, keeps the product's code in its cache.
  use: { launchOptions, locale: 'fr-FR', reuseContext: true },
})
