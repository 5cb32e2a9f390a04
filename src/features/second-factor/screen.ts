import { lazyOptional, lazyPart } from '../../engine/loading/lazy-part.ts'
import type { Feature } from '../../engine/slots.tsx'

/** A second factor: its set-up on the screen of one's own security, its code at the login, and where somebody is asked again who it is; its reset on the form of an account. */
export const secondFactorFeature: Feature = {
  name: 'second-factor',
  slots: {
    security: lazyPart(() => import('./OwnFactor.tsx')),
    formHeader: lazyOptional(() => import('./ResetFactor.tsx')),
    proof: lazyOptional(() => import('./CodeProof.tsx')),
    loginStep: lazyPart(() => import('./LoginFactor.tsx')),
  },
}
