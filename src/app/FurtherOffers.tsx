import { FeaturesProvider, Slot } from '../engine/slots.tsx'
import { dismissToasts, toastSuccess } from '../engine/toasts/toasts.ts'
import { ownFeatures } from '../generated/features.ts'
import { screens } from '#texts/frame.ts'
import { session } from '../accounts/browser/session/session.ts'

/** The ways in that features of the program offer. */
export default function FurtherOffers() {
  return (
    <FeaturesProvider value={ownFeatures}>
      <Slot name="loginFoot" props={{ onDone: done }} />
    </FeaturesProvider>
  )
}

function done() {
  dismissToasts()
  toastSuccess(screens.login.success)
  session.start()
}
