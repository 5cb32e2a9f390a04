import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { links } from '#texts/links.ts'
import { lazyOptional } from '../../../engine/loading/lazy-part.ts'
import { SignOnWays } from './SignOnWays.tsx'
import { readLoginOffers } from '../../../engine/embedded-backend.ts'

const FurtherOffers = lazyOptional(() => import('./FurtherOffers.tsx'))

interface LoginOffersProps {
  /** Shows the password's form, where it is not shown already. */
  readonly onPassword?: (() => void) | undefined
}

/** What stands below the password's form, where the server offers it. */
export default function LoginOffers({ onPassword }: LoginOffersProps) {
  return (
    <>
      {!onPassword && readLoginOffers().includes('recovery') && <RecoveryLink />}
      {readLoginOffers().includes('sign-on') && <SignOnWays onPassword={onPassword} />}
      {readLoginOffers().includes('passkey') && <FurtherOffers />}
    </>
  )
}

/** The way back in for whoever has lost the password. */
function RecoveryLink() {
  return (
    <Button component={Link} to="/login/link" variant="subtle" size="sm" fullWidth>
      {links.forgotten}
    </Button>
  )
}
