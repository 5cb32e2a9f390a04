import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser/launch-options.ts'

export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results',
  // A test that passes the second time is a test that fails.
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/tribune/playwright.json' }]],
  use: { launchOptions, locale: 'fr-FR', trace: 'retain-on-failure' },
})
