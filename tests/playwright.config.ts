import { resolve } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { isEngineRepository } from '../scripts/process/engine.ts'
import { testLaunchOptions } from '../scripts/test/launch-options.ts'
import { leftOut } from '../scripts/test/left-out.ts'

const CLIENTS = 'clients.setup.ts'
const PRODUCT = 'product/browser'
const GENERATED = 'suite/browser/*.spec.ts'
const seldom = leftOut.specs.map((name) => `**/${name}.spec.ts`)
const repeated = new RegExp(leftOut.tag)

const isCI = process.env['CI'] !== undefined

const ofEngine: Project[] = [
  // First, for one of them takes minutes: at the end it would leave the other core idle.
  { name: 'generated', testMatch: GENERATED, grepInvert: repeated },
  { name: 'product', testDir: PRODUCT, testIgnore: seldom },
  { name: 'product-seldom', testDir: PRODUCT, testMatch: seldom },
  // Only who runs tests of the foreign domains waits for their browser halves.
  { name: 'clients', testDir: 'suite/browser', testMatch: CLIENTS },
  { name: 'generated-repeated', testMatch: GENERATED, grep: repeated, dependencies: ['clients'] },
  { name: 'foreign', testMatch: 'foreign/browser/**/*.spec.ts', dependencies: ['clients'] },
  // Drawn for people to look at, by `npm test -- --gallery`.
  { name: 'gallery', testDir: 'gallery' },
  { name: 'readme', testDir: 'product/gallery' },
  // Tests that must fail need not wait long for what does not come.
  {
    name: 'mutations',
    testDir: 'suite/mutations/browser',
    dependencies: ['clients'],
    expect: { timeout: 2_000 },
    use: { actionTimeout: 3_000 },
  },
]

/** The tests that come with the configs of a program of one's own, and those that it has beside them. */
const ofProgram: Project[] = [
  { name: 'generated', testMatch: GENERATED },
  { name: 'own', testDir: resolve('tests'), testMatch: '**/*.spec.{ts,tsx}' },
]

export default defineConfig({
  outputDir: resolve('test-results'),
  // A slow machine must not refuse a good commit; whoever reads the summary sees what passed at a later try only.
  retries: isCI ? 2 : 0,
  expect: { timeout: isCI ? 10_000 : 5_000 },
  workers: 2,
  // Each worker has programs of its own, emptied before each test.
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: resolve('.cache/reports/playwright.json') }]],
  // One browser context a worker, emptied before each test, is quicker than a new one each time.
  use: { launchOptions: testLaunchOptions, locale: 'fr-FR', reuseContext: true, actionTimeout: 30_000 },
  projects: isEngineRepository('.') ? ofEngine : ofProgram,
})
