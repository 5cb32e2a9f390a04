import { LoginPage } from '../accounts/browser/login/LoginPage.tsx'
import { lazyOptional } from '../engine/loading/lazy-part.ts'
import { app } from '../generated/app.ts'

const LanguageLinks = lazyOptional(() => import('./language/LanguageLinks.tsx'))
const FurtherOffers = lazyOptional(() => import('./FurtherOffers.tsx'))
const loadFrame = () => import('./layout/frame.ts')

/** The login, with what it leads to and what else of the program it shows. */
export function ProgramLogin() {
  return (
    <LoginPage
      languages={app.languages.length > 1 && <LanguageLinks />}
      furtherOffers={<FurtherOffers />}
      loadFrame={loadFrame}
    />
  )
}
