import { lazyOptional, lazyPart } from '../../../engine/loading/lazy-part.ts'
import type { Feature } from '../../../engine/slots.tsx'

/** Passkeys: on the screen of one's own security, at the login, and where somebody is asked again who it is. */
export const passkeysFeature: Feature = {
  name: 'passkeys',
  slots: {
    security: lazyPart(() => import('./Passkeys.tsx')),
    loginFoot: lazyOptional(() => import('./PasskeyLogin.tsx')),
    loginStep: lazyPart(() => import('./PasskeyStep.tsx')),
    stepUp: lazyOptional(() => import('./PasskeyProof.tsx')),
  },
}
