import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'

/** What the entities do by the clock. */
export const jobsFeature: Feature = {
  name: 'jobs',
  slots: { activity: lazy(() => import('./JobList.tsx')) },
}
