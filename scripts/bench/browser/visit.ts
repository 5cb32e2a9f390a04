import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { isPeer } from './build-peers.ts'
import { installProbe, type Awaited } from './probe.ts'
import type { Subject } from './subjects.ts'

/** Milliseconds, except where the name says a count. */
export type Figures = Readonly<Record<string, number>>

const LIST = '/players'
const LOGIN = '/login'
/** Milliseconds the pointer rests on an element before the click. */
const REST_MS = 200
/** Milliseconds after which idle work of the page is done. */
const IDLE_MS = 1_500
const EDIT_LINK = 'tbody tr:nth-child(3) a[href*="/edit/"]'
const KEY_MS = 80
const PATIENCE_MS = 30_000

/** Slow 4G as the browser's own tools have it: 562.5 ms of latency, 1.44 Mbit/s down, 675 kbit/s up. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** Visits in fresh browser profiles, with the given CPU slowdown. */
export async function visit(browser: Browser, subject: Subject, slowness: number): Promise<Figures> {
  const read = <T>(figures: (visit: Visit) => Promise<T>, cookie = subject.cookie) =>
    inFreshProfile(browser, { ...subject, cookie }, slowness, figures)
  const figures = {
    ...(await read(readFigures)),
    // What a press finds that no rest on the link came before, and no form either.
    'edit at once': await read(readEditAtOnce),
  }
  // Nobody has to log in there.
  if (subject.name === 'plain backend') return figures
  const onSlow4G = { ...figures, 'slow 4G': await read(readOnSlow4G) }
  if (subject.name === 'floor') return onSlow4G
  return { ...onSlow4G, login: await read(({ page }) => readFirst(page, subject, LOGIN), '') }
}

interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
  readonly subject: Subject
}

async function inFreshProfile<T>(
  browser: Browser,
  subject: Subject,
  slowness: number,
  read: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await openContext(browser, subject)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return await read({ page, devtools, subject })
  } finally {
    await context.close()
  }
}

async function readFigures({ page, devtools, subject }: Visit): Promise<Figures> {
  const cold = await readFirst(page, subject, LIST)
  // Chromium caches compiled code from the second run on.
  await readFirst(page, subject, LIST)
  const warm = await readFirst(page, subject, LIST)
  // They have nothing to press but a row's link.
  if (isPeer(subject.name)) return { cold, warm }
  const loading = await readLongTasks(page)
  const size = await readSize(devtools)
  return { cold, warm, 'longest task, loading': loading, ...(await interact(page)), ...size }
}

async function readOnSlow4G({ page, devtools, subject }: Visit): Promise<number> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  return readFirst(page, subject, LIST)
}

async function readEditAtOnce({ page, subject }: Visit): Promise<number> {
  await readFirst(page, subject, LIST)
  return measure(page, 'filled form', () => page.locator(EDIT_LINK).first().click())
}

async function openContext(
  browser: Browser,
  { name: subject, url, cookie }: Subject,
): Promise<BrowserContext> {
  const isIn = cookie !== '' || subject === 'plain backend'
  const [name = '', value = ''] = cookie.split('=')
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: isIn ? [{ origin: url, localStorage: [{ name: 'isLoggedIn', value: 'true' }] }] : [],
    },
  })
  if (name !== '') await context.addCookies([{ name, value, url }])
  // The compiler names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(installProbe)
  return context
}

/** When the first row of a list is drawn, or the form of the login. */
async function readFirst(page: Page, { url }: Subject, path: string): Promise<number> {
  // Starts from an empty tab, because unloading a large page takes time.
  await page.goto('about:blank')
  await page.goto(url + path)
  const time = await withTimeout(
    `the first of ${path}`,
    page.evaluate(() => window.probe.first),
  )
  // A busy page would delay the next one.
  await page.waitForTimeout(IDLE_MS)
  return time
}

/** @throws when something does not appear in time, with its name. */
async function withTimeout(what: string, time: Promise<number>): Promise<number> {
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within ${PATIENCE_MS / 1_000} seconds`)
  })
  return Promise.race([time, late])
}

/** The longest task since the previous call. */
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

/** From an input to what is awaited of it. */
async function measure(page: Page, awaited: Awaited, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((what) => window.probe.arm(what), awaited)
  await act()
  const time = await withTimeout(
    awaited,
    page.evaluate(() => window.probe.outcome),
  )
  await page.waitForTimeout(REST_MS)
  return time
}

async function interact(page: Page): Promise<Figures> {
  const search = page.locator('[role="search"] input').first()
  const press = async (selector: string) => {
    const target = page.locator(selector).first()
    await target.hover()
    await page.waitForTimeout(REST_MS)
    await target.click()
  }
  const next = await measure(page, 'other rows', () => press('nav [aria-label="Page suivante"]'))
  const sort = await measure(page, 'other rows', () => press('thead th:nth-child(3) button'))
  await search.focus()
  const firstKey = await measure(page, 'other rows', () => page.keyboard.press('k'))
  await page.keyboard.type('bou', { delay: KEY_MS })
  await page.waitForTimeout(IDLE_MS)
  const lastKey = await measure(page, 'other rows', () => page.keyboard.type(' 9', { delay: KEY_MS }))
  const listing = await readLongTasks(page)
  const edit = await measure(page, 'filled form', () => press(EDIT_LINK))
  const back = await measure(page, 'rows', () => page.goBack())
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
