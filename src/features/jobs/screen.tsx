import { lazy, Suspense } from 'react'
import type { Feature } from '../../engine/slots.tsx'

const JobList = lazy(() => import('./JobList.tsx'))

/** What the entities do by the clock. */
export const jobsFeature: Feature = {
  name: 'jobs',
  slots: {
    activity: () => (
      <Suspense fallback={null}>
        <JobList />
      </Suspense>
    ),
  },
}
