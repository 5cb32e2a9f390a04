import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { isPeer } from './build-peers.ts'
import { EDIT_LINK, interact } from './interact.ts'
import { IDLE_MS, measure, readLongTasks, withTimeout, type PageFigures } from './measure.ts'
import { installProbe } from './probe.ts'
import type { Subject } from './subjects.ts'

const LIST = '/players'
const LOGIN = '/login'

/** Slow 4G as the browser's own tools have it: 562.5 ms of latency, 1.44 Mbit/s down, 675 kbit/s up. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** Visits in fresh browser profiles, with the given CPU slowdown. */
export async function visit(browser: Browser, subject: Subject, slowness: number): Promise<PageFigures> {
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

async function readFigures({ page, devtools, subject }: Visit): Promise<PageFigures> {
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

async function readSize(devtools: CDPSession): Promise<PageFigures> {
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { 'DOM nodes': read('Nodes'), 'heap, MB': read('JSHeapUsedSize') / 1e6 }
}
