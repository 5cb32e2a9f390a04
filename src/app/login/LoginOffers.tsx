import { RecoveryLink } from './RecoveryLink.tsx'
import { SignOnWays } from './SignOnWays.tsx'
import { offersOfLogin } from './login-offers.ts'

/** What stands below the password's form, where the server offers it. */
export default function LoginOffers() {
  return (
    <>
      {offersOfLogin.includes('recovery') && <RecoveryLink />}
      {offersOfLogin.includes('sign-on') && <SignOnWays />}
    </>
  )
}
