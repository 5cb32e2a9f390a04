import { areRolesData } from '../../../src/schema/access/data-roles.ts'
import { test as base } from '@playwright/test'
import { domainNamed, type Domain } from '../../domains/domains.ts'
import { startProduct, type Cookie, type Product } from './product.ts'

interface Fixtures {
  /** Who the browser is logged in as at the start. */
  readonly session: 'admin' | 'nobody'
  /** Whose screens are shown. */
  readonly domain: Domain
  /** An empty product, or another program of the same engine. */
  readonly product: Product
  /** Says that complaints of the browser like these belong to the test. Any other fails it. */
  readonly announce: (...complaints: readonly RegExp[]) => void
}

interface WorkerFixtures {
  /** Starts a domain's program when it is first needed. */
  readonly running: (domain: Domain) => Promise<Product>
}

/** Of the clock that a test sets: it is told the time in each new document, once in a while before it is there. */
const CLOCKLESS = /reading 'controller'/
/** Of a stream of events that opens while a logout ends its session, as no person is quick enough to see. */
const LATE_STREAM = /status of 401 .*\/api\/events/
/** Of a picture whose record is taken away before it is fetched, where its record says who may see it. */
const LATE_PICTURE = /status of 404 .*\/uploads\/\w+\.webp/

export const test = base.extend<Fixtures, WorkerFixtures>({
  session: ['admin', { option: true }],
  domain: [domainNamed('product'), { option: true }],
  running: [
    // Playwright reads the names of the fixtures it needs from the pattern, which has to be one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const started = new Map<string, Promise<Product>>()
      await give((domain) => {
        const product = started.get(domain.name) ?? startProduct(domain)
        started.set(domain.name, product)
        return product
      })
      for (const product of started.values()) await (await product).stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ running, domain }, give) => {
      const product = await running(domain)
      await product.reset()
      await give(product)
    },
    { auto: true },
  ],
  baseURL: ({ product }, give) => give(product.url),
  page: async ({ page }, give) => {
    // What tsx makes of a function that is sent to the page asks for it.
    await page.addInitScript('globalThis.__name ??= (named) => named')
    const open = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await open(address, options)
      if (options?.waitUntil === 'commit') return response
      await page.waitForFunction(isDrawn)
      // No person is as quick as a test: keys are listened to a moment after the screen is drawn.
      await page.waitForTimeout(50)
      return response
    }
    await give(page)
  },
  storageState: ({ product, session }, give) =>
    give(session === 'admin' ? loggedIn(product.url, product.cookie) : { cookies: [], origins: [] }),
  announce: [
    async ({ context, domain }, give) => {
      const announced = [CLOCKLESS, LATE_STREAM, ...(areRolesData(domain.entities) ? [LATE_PICTURE] : [])]
      const complaints: string[] = []
      context.on('weberror', (problem) => complaints.push(String(problem.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      await give((...more) => announced.push(...more))
      const unexpected = complaints.filter((each) => !announced.some((pattern) => pattern.test(each)))
      base.expect(unexpected, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Whether a screen stands on its page, not its styles and toasts alone; other pages are there once they are loaded. */
function isDrawn(): boolean {
  const parts = document.querySelectorAll('#root > *')
  return (
    document.querySelector('#root') === null || [...parts].some((part) => !part.matches('style, section'))
  )
}

/** What a browser holds after a login: the session's cookie and the flag. */
export function loggedIn(url: string, cookie: Cookie) {
  return {
    cookies: [
      {
        ...cookie,
        domain: '127.0.0.1',
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Strict' as const,
      },
    ],
    origins: [{ origin: url, localStorage: [{ name: 'isLoggedIn', value: 'true' }] }],
  }
}
