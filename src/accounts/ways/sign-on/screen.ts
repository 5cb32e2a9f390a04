import { lazyPart } from '../../../engine/loading/lazy-part.ts'
import type { Feature } from '../../../engine/slots.tsx'

/** One's own accounts at providers, on the screen of one's own security; the login page knows the providers by itself. */
export const signOnFeature: Feature = {
  name: 'sign-on',
  slots: { security: lazyPart(() => import('./Identities.tsx')) },
}
