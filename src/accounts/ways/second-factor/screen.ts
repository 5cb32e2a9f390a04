import { createElement } from 'react'
import { lazyOptional, lazyPart } from '../../../engine/loading/lazy-part.ts'
import type { Feature } from '../../../engine/slots.tsx'

const ResetFactor = lazyOptional(() => import('./ResetFactor.tsx'))

/** A second factor: its set-up on the screen of one's own security, its code at the login, and where somebody is asked again who it is; its reset on the form of an account. */
export const secondFactorFeature: Feature = {
  name: 'second-factor',
  slots: {
    security: lazyPart(() => import('./OwnFactor.tsx')),
    // Its code is not fetched with the forms of what nobody logs in with.
    formHeader: (props) => props.resource.entity.account?.secondFactor && createElement(ResetFactor, props),
    stepUp: lazyOptional(() => import('./CodeProof.tsx')),
    loginStep: lazyPart(() => import('./LoginFactor.tsx')),
  },
}
