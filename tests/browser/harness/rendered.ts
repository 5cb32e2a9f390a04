import type { Page } from '@playwright/test'

const ANSWERS = /<script id="answers".*?<\/script>/s
const RENDERED = /<div id="root" data-rendered>.*<\/div>(?=\s*<\/body>)/s

/** Has the browser render each page that is opened from here on, as where its server cannot. */
export async function leaveToBrowser(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(ANSWERS, '').replace(RENDERED, '<div id="root"></div>')
    await route.fulfill({ response, body })
  })
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
