import { type Feature, lazyOptional } from '../../engine/face.ts'

// Lists and forms work without their news.
const ListLive = lazyOptional(() => import('./ListLive.tsx'))
const RecordLive = lazyOptional(() => import('./RecordLive.tsx'))

/** What others change while somebody looks at it. */
export const liveFeature: Feature = {
  name: 'live',
  slots: { listFoot: ListLive, formFoot: RecordLive },
  news: () => import('./listen-to-news.ts'),
}
