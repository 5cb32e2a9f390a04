import { matchRoutes, type createBrowserRouter, type RouterContextProvider } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type GetContext = () => RouterContextProvider

/** Milliseconds: keys pass many links on the way, and a row that is deleted has the focus for a moment. */
const REST_MS = 120

/**
 * Prefetches the code and data of links on hover, touch and focus; not for screens that the session would be redirected
 * from.
 */
export function prefetchLinks(router: Router, getContext: GetContext, isAllowed: () => boolean): void {
  const prefetch = (link: HTMLAnchorElement | null) => {
    if (!isAllowed() || !link || link.origin !== window.location.origin || link.href === window.location.href)
      return
    // Failures are reported when the link is followed.
    prefetchScreen(router, getContext, new URL(link.href)).catch(() => undefined)
  }
  // The pointer may rest on one already.
  prefetch(document.querySelector<HTMLAnchorElement>('a[href]:hover'))
  document.addEventListener('pointerover', ({ target, relatedTarget }) => {
    const link = linkAround(target)
    if (link !== linkAround(relatedTarget)) prefetch(link)
  })
  document.addEventListener('focusin', ({ target }) => {
    const link = linkAround(target)
    // A click also focuses the link, after the pointer has entered it.
    if (!link?.matches(':focus-visible')) return
    setTimeout(() => {
      if (document.activeElement === link) prefetch(link)
    }, REST_MS)
  })
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** Runs a route's loader ahead of the visit; the query client keeps the result. */
async function prefetchScreen(router: Router, getContext: GetContext, url: URL): Promise<void> {
  const match = matchRoutes(router.routes, url, router.basename)?.at(-1)
  if (!match) return
  const { route, params } = match
  const loaded = typeof route.lazy === 'function' ? await route.lazy() : undefined
  const loader = loaded?.loader ?? route.loader
  if (typeof loader !== 'function') return
  await loader({ request: new Request(url), url, params, pattern: route.path ?? '', context: getContext() })
}
