import type { Page, Route } from '@playwright/test'
import type { Endpoint } from '../../../../src/schema/entity/endpoint.ts'
import { isCallOf } from '../../browser/harness/calls.ts'

type Values = Readonly<Record<string, unknown>>

/** Changes what a call answers with. */
export async function answerOtherwise(
  page: Page,
  endpoint: Endpoint,
  change: (answer: string) => string,
): Promise<void> {
  await intercept(page, endpoint, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Changes what a call sends; it has to be JSON. */
export async function sendOtherwise(
  page: Page,
  endpoint: Endpoint,
  change: (payload: Values) => Values,
): Promise<void> {
  await intercept(page, endpoint, (route) => {
    const payload: unknown = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify(change(Object(payload))) })
  })
}

/** Answers a call as if it had been done. */
export async function pretend(page: Page, endpoint: Endpoint): Promise<void> {
  await intercept(page, endpoint, (route) => route.fulfill({ json: { success: true } }))
}

async function intercept(page: Page, endpoint: Endpoint, handle: (route: Route) => Promise<void>) {
  await page.route(/\/api\//, (route) =>
    isCallOf(endpoint, route.request()) ? handle(route) : route.fallback(),
  )
}

/** Draws the page otherwise. */
export async function styleOtherwise(page: Page, css: string): Promise<void> {
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = text
      document.head.append(style)
    })
  }, css)
}

/** Replaces a word of the program itself. */
export async function programOtherwise(page: Page, pattern: RegExp, word: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(pattern, word) })
  })
}
