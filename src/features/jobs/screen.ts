import type { Feature } from '../../engine/slots.tsx'
import { lazyPart } from '../../engine/loading/lazy-part.ts'

/** What the entities do by the clock. */
export const jobsFeature: Feature = {
  name: 'jobs',
  slots: { activity: lazyPart(() => import('./JobList.tsx')) },
}
