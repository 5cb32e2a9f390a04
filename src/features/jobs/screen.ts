import { type Feature, lazyPart } from '../../engine/face.ts'

/** What the entities do by the clock. */
export const jobsFeature: Feature = {
  name: 'jobs',
  slots: { activity: lazyPart(() => import('./JobList.tsx')) },
}
