import { lazyOptional, lazyPart } from '../../engine/loading/lazy-part.ts'
import type { Feature } from '../../engine/slots.tsx'

/** Where somebody is logged in, and what is said of logins with a new browser. */
export const sessionsFeature: Feature = {
  name: 'sessions',
  slots: {
    security: lazyPart(() => import('./SessionList.tsx')),
    layout: lazyOptional(() => import('./NewDevices.tsx')),
  },
}
