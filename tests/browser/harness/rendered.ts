import type { Page, Route } from '@playwright/test'

/**
 * Has the browser render each page that is opened from here on: the server does not know who asks for it. Answers how to
 * end that.
 */
export async function leaveToBrowser(page: Page): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    await route.fulfill({ response: await route.fetch({ headers: { ...request.headers(), cookie: '' } }) })
  }
  await page.route('**', handler)
  return () => page.unroute('**', handler)
}

/** Ends when the product goes on with what the server has rendered: what is done to it earlier is done to a picture. */
export async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-rendered]') === null)
}

/** Keeps the product's code away until it is let go; what must run before anything is painted comes. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/(?!before-paint).*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
