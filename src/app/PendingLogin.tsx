import { PendingLoginPage } from '../accounts/browser/login/pending/PendingLoginPage.tsx'
import { FeaturesProvider } from '../engine/slots.tsx'
import { ownFeatures } from '../generated/features.ts'

/** Where a login goes on, by steps of the program's own features. */
export function PendingLogin() {
  return (
    <FeaturesProvider value={ownFeatures}>
      <PendingLoginPage />
    </FeaturesProvider>
  )
}
