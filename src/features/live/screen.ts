import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'

// Lists and forms work without their news.
const ListLive = lazy(() => import('./ListLive.tsx').catch(() => ({ default: () => null })))
const RecordLive = lazy(() => import('./RecordLive.tsx').catch(() => ({ default: () => null })))

/** What others change while somebody looks at it. */
export const liveFeature: Feature = {
  name: 'live',
  slots: { listFoot: ListLive, formNotice: RecordLive },
}
