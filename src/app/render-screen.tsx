// Built for the server, which renders with it what the browser goes on with once it has the code: the same program.
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { forgetAnswers } from '../api/call.ts'
import { forgetReads, tellReads } from '../api/early-reads.ts'
import { forgetLists } from '../engine/list/list-memory.ts'
import { stillHistory } from '../engine/navigation/still-history.ts'
import { prefetch } from '../engine/navigation/prepare.ts'
import { findRoute, type Match } from '../engine/navigation/route.ts'
import { queryClient } from '../engine/query-client.ts'
import { tabTitle } from '../engine/page/use-title.ts'
import type { RenderedPlace, RenderedScreen, ScreenRenderer } from '../schema/rendered-screen.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { Application } from './Application.tsx'
import { guardedRoutes, loadLayout } from './routes.ts'

// All that a screen may read has been told. What it reads beside that fails, and waiting to ask again would hold up
// everybody, since one screen is rendered at a time.
const defaults = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ queries: { ...defaults.queries, retry: false } })

/** What React leaves in the place of what it could not render. */
const LEFT_OUT = /<!--\$[!?]-->/

/** As every screen is headed. */
const TITLE = /<h1[^>]*>([^<]*)/

export const renderer: ScreenRenderer = {
  readsOf(place) {
    const match = findRoute(guardedRoutes, place)
    const reads = match?.route.reads?.(match.visit)
    return reads && [sessionContract.currentAdmin.path, ...reads]
  },
  async render(place, answers) {
    const match = findRoute(guardedRoutes, place)
    if (!match) return null
    tellReads(answers)
    try {
      await prefetchAll(match)
      const queries = queryClient.getQueryCache().getAll()
      return queries.every(({ state }) => state.status === 'success') ? renderPlace(place) : null
    } finally {
      // What one person was answered is nothing for the next.
      forgetEverything()
    }
  },
}

async function prefetchAll(match: Match): Promise<void> {
  const layout = await loadLayout()
  await Promise.all([layout.prefetch(), prefetch(match)])
}

function renderPlace(place: RenderedPlace): RenderedScreen | null {
  const html = renderToString(
    <StrictMode>
      <Application history={stillHistory(place)} />
    </StrictMode>,
  )
  return html === '' || LEFT_OUT.test(html) ? null : { html, title: tabTitle(TITLE.exec(html)?.[1] ?? '') }
}

function forgetEverything(): void {
  queryClient.clear()
  forgetReads()
  forgetAnswers()
  forgetLists()
}
