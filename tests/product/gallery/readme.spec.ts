import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mock } from 'node:test'
import sharp from 'sharp'
import { fill } from '../../../entities/demo/fill.ts'
import { README_FOLDER } from '../../../scripts/develop/gallery/choices.ts'
import { LANGUAGE_COOKIE } from '../../../src/schema/access/session-contract.ts'
import { expect, test } from '../../browser/harness/test.ts'

/** Whoever draws the gallery draws none of them. */
const folder = process.env[README_FOLDER]

/** The demo content tells its days from today: the same pictures come of it whenever they are drawn. */
const MOMENT = new Date('2026-03-15T10:00:00Z')

test.skip(folder === undefined, '`npm test -- --gallery --readme` draws the pictures of the README')
test.beforeAll(() => mock.timers.enable({ apis: ['Date'], now: MOMENT }))
test.afterAll(() => mock.timers.reset())
// The demo content is made by as many calls as it has records.
test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 1280, height: 800 } })

for (const [name, language, address] of [
  ['list', 'fr', '/players'],
  ['list-ar', 'ar', '/players'],
  ['form', 'fr', '/players/edit/3'],
] as const)
  test(`the picture ${name} of the README`, async ({ page, product, context }) => {
    await page.clock.setFixedTime(MOMENT)
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }])
    await fill((entity, values) => product.create(entity, values))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.locator('main img').first()).toBeVisible()
    // Also what comes when a browser is idle.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    writeFileSync(join(folder ?? '', `${name}.webp`), await sharp(picture).webp({ quality: 90 }).toBuffer())
  })
