import { RecoveryLink } from './RecoveryLink.tsx'
import { offersOfLogin } from './login-offers.ts'

/** What stands below the password's form, where the server offers it. */
export default function LoginOffers() {
  return <>{offersOfLogin.includes('recovery') && <RecoveryLink />}</>
}
