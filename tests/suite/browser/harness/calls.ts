import type { Page, Request, Route } from '@playwright/test'
import type { Endpoint } from '../../../../src/schema/entity/endpoint.ts'

/** Whether a request is a call of this endpoint, whichever record it is about. */
export function isCallOf({ method, path }: Endpoint, request: Request): boolean {
  const steps = new URL(request.url()).pathname.split('/')
  const own = path.split('/')
  const isSame = steps.length === own.length && own.every((step, at) => step === ':id' || step === steps[at])
  return isSame && request.method() === method
}

/** Handles the calls of an endpoint; answers how to end that. */
async function onCalls(
  page: Page,
  endpoint: Endpoint,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = new RegExp(`^https?://[^/]+${endpoint.path.replaceAll(':id', '[^/]+')}([?]|$)`)
  const handler = (route: Route) => (isCallOf(endpoint, route.request()) ? handle(route) : route.fallback())
  await page.route(pattern, handler)
  return () => page.unroute(pattern, handler)
}

/** Keeps the calls of an endpoint waiting, until they are let go to be handled. */
export async function holdCalls(page: Page, endpoint: Endpoint) {
  let clear = (_handle: (route: Route) => Promise<void>) => {}
  const held = new Promise<(route: Route) => Promise<void>>((resolve) => (clear = resolve))
  const end = await onCalls(page, endpoint, async (route) => (await held)(route))
  return { clear, end }
}

/** The requests of a page that change something, from here on. */
export function writesOf(page: Page): readonly Request[] {
  const writes: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request)
  })
  return writes
}
