// One walk through each screen in Firefox, by WebDriver BiDi; `npm run test:all` runs it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import sharp from 'sharp'
import { findFirefox } from '../../../scripts/test/find-browser.ts'
import { screens } from '#texts/frame.ts'
import { ADMIN, startProduct, type Product } from '../../browser/harness/product.ts'
import { domainNamed } from '../../domains/domains.ts'
import { make } from '../browser/harness/records.ts'
import { guardedRoutes, lists } from '../browser/harness/requirement.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Many enough for a scrollbar. */
const PLAYERS = 30

let product: Product
let browser: Browser
let page: Page
const errors: string[] = []
const ids = new Map<string, number>()

before(async () => {
  product = await startProduct(domainNamed('product'))
  for (const { entity, path } of lists) ids.set(path, await make[entity](product))
  for (let each = 0; each < PLAYERS; each += 1) await make.player(product, { name: `Joueur ${each}` })
  const executablePath = findFirefox()
  assert.ok(executablePath, 'Firefox is there: who runs this has looked for it')
  browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  page = await browser.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
})

after(async () => {
  await browser?.close()
  await product?.stop()
})

test('somebody logs in', async () => {
  await page.goto(`${product.url}/login`)
  await page.type('input[name="user"]', ADMIN.username)
  await page.type('input[name="password"]', ADMIN.password)
  await page.keyboard.press('Enter')
  await titled(screens.dashboard.title)
})

for (const size of SIZES) {
  test(`every screen stands at ${size.width} by ${size.height}, and none scrolls sideways`, async () => {
    await page.setViewport(size)
    for (const { path, title } of guardedRoutes) {
      const list = path.slice(0, path.indexOf('/', 1))
      await page.goto(product.url + path.replace('{id}', String(ids.get(list))))
      await titled(title)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(sideways <= 0, `${path} scrolls by ${sideways}`)
    }
    assert.deepEqual(errors, [])
  })

  test(`the top bar goes on under the scrollbar at ${size.width} by ${size.height}`, async () => {
    await page.setViewport(size)
    await page.goto(`${product.url}/players`)
    await page.waitForSelector('tbody tr')
    const [bar, strip] = [await colourAt(size.width / 2, 20), await colourAt(size.width - 4, 20)]
    assert.deepEqual(strip, bar)
  })
}

test('a record is changed, and another deleted and taken back', async () => {
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(`${product.url}/tools/edit/${ids.get('/tools')}`)
  await page.locator('input[name="name.fr"]').fill('Sifflet')
  await page.keyboard.press('Enter')
  await titled('outils')
  await page.waitForSelector('tbody tr ::-p-text(Sifflet)')
  await page.locator('tbody [data-icon="delete"]').click()
  const confirm = '[role="alertdialog"] ::-p-text(Supprimer)'
  await page.waitForSelector('[role="alertdialog"]:modal')
  await page.locator(`${confirm}`).click()
  await page.waitForFunction(() => document.querySelector('tbody tr') === null)
  await page.locator('main [role="status"] button').click()
  await page.waitForSelector('tbody tr ::-p-text(Sifflet)')
  assert.deepEqual(errors, [])
})

test('the palette opens by its key, and leads on', async () => {
  await page.keyboard.down('Control')
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
  await page.waitForSelector('[role="dialog"] input')
  await page.keyboard.type('teams')
  await page.keyboard.press('Enter')
  await titled('teams')
})

async function titled(title: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, {}, title)
}

async function colourAt(x: number, y: number): Promise<readonly number[]> {
  // A clip cannot reach under the scrollbar.
  const point = sharp(await page.screenshot()).extract({ left: Math.round(x), top: y, width: 1, height: 1 })
  return [...(await point.removeAlpha().raw().toBuffer())]
}
