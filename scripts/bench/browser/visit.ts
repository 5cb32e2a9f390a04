import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { installProbe, type Awaited } from './probe.ts'
import type { Subject } from './subjects.ts'

/** Milliseconds, but for the counts that their names tell. */
export type Figures = Readonly<Record<string, number>>

const LIST = '/players'
/** A person's pointer rests on what it will press. */
const REST_MS = 200
/** What a page does once it has nothing to do is done by then. */
const IDLE_MS = 1_500
const KEY_MS = 80
const PATIENCE_MS = 30_000

/** One visit of a page by a browser that has never seen it, at so many times its processor's slowness. */
export async function visit(browser: Browser, subject: Subject, slowness: number): Promise<Figures> {
  const context = await openContext(browser, subject)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const cold = await readFirstRow(page, subject)
    // Compiled code is kept from the second time that it is run on.
    await readFirstRow(page, subject)
    const warm = await readFirstRow(page, subject)
    if (subject.isFloor) return { cold, warm }
    const loading = await readLongTasks(page)
    const size = await readSize(devtools)
    return { cold, warm, 'longest task, loading': loading, ...(await interact(page)), ...size }
  } finally {
    await context.close()
  }
}

async function openContext(browser: Browser, { url, cookie }: Subject): Promise<BrowserContext> {
  const [name = '', value = ''] = cookie.split('=')
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'isLoggedIn', value: 'true' }] }],
    },
  })
  if (name !== '') await context.addCookies([{ name, value, url }])
  await context.addInitScript(installProbe)
  return context
}

async function readFirstRow(page: Page, { url }: Subject): Promise<number> {
  // From an empty tab: a page that is left takes its time, the longer the more it shows.
  await page.goto('about:blank')
  await page.goto(url + LIST)
  const time = await withinPatience(
    'the first row',
    page.evaluate(() => window.probe.firstRow),
  )
  // A page that is still busy would hold up the one that follows it.
  await page.waitForTimeout(IDLE_MS)
  return time
}

/** @throws when something does not come; a page that is waited for in vain says nothing by itself. */
async function withinPatience(what: string, time: Promise<number>): Promise<number> {
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within ${PATIENCE_MS / 1_000} seconds`)
  })
  return Promise.race([time, late])
}

/** The longest since the last time of asking. */
function readLongTasks(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.probe.longTasks.splice(0)))
}

async function readSize(devtools: CDPSession): Promise<Figures> {
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { 'DOM nodes': read('Nodes'), 'heap, MB': read('JSHeapUsedSize') / 1e6 }
}

async function interact(page: Page): Promise<Figures> {
  const search = page.locator('[role="search"] input').first()
  const measure = async (awaited: Awaited, act: () => Promise<unknown>) => {
    await page.evaluate((what) => window.probe.arm(what), awaited)
    await act()
    const time = await withinPatience(
      awaited,
      page.evaluate(() => window.probe.outcome),
    )
    await page.waitForTimeout(REST_MS)
    return time
  }
  const press = async (selector: string) => {
    const target = page.locator(selector).first()
    await target.hover()
    await page.waitForTimeout(REST_MS)
    await target.click()
  }
  const next = await measure('other rows', () => press('nav [aria-label="Page suivante"]'))
  const sort = await measure('other rows', () => press('thead th:nth-child(2) button'))
  await search.focus()
  const firstKey = await measure('other rows', () => page.keyboard.press('k'))
  await page.keyboard.type('bou', { delay: KEY_MS })
  await page.waitForTimeout(IDLE_MS)
  const lastKey = await measure('other rows', () => page.keyboard.type(' 9', { delay: KEY_MS }))
  const listing = await readLongTasks(page)
  const edit = await measure('filled form', () => press('tbody tr:nth-child(3) a'))
  const back = await measure('rows', () => page.goBack())
  const editing = await readLongTasks(page)
  const presses = await page.evaluate(() => window.probe.presses)
  return {
    'next page': next,
    sort,
    'first key': firstKey,
    'last key': lastKey,
    'edit to form': edit,
    back,
    'press to picture': Math.max(0, ...presses),
    'longest task, listing': listing,
    'longest task, editing': editing,
  }
}
