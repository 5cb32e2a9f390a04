import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { links } from '#texts/links.ts'
import { SignOnWays } from './SignOnWays.tsx'
import { readLoginOffers } from '../../../engine/embedded-backend.ts'

interface LoginOffersProps {
  /** Shows the password's form, where it is not shown already. */
  readonly onPassword?: (() => void) | undefined
  /** Of features. */
  readonly further: ReactNode
}

/** What stands below the password's form, where the server offers it. */
export default function LoginOffers({ onPassword, further }: LoginOffersProps) {
  return (
    <>
      {!onPassword && readLoginOffers().includes('recovery') && <RecoveryLink />}
      {readLoginOffers().includes('sign-on') && <SignOnWays onPassword={onPassword} />}
      {readLoginOffers().includes('passkey') && further}
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
