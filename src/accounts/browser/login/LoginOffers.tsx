import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { BASE_ADDRESS } from '../../../api/addresses.ts'
import { links, signOn } from '#texts/account.ts'
import { readLoginOffers } from '../../../engine/embedded-backend.ts'
import { SIGN_ON_PROBLEM, SIGN_ON_PROBLEMS, SIGNED_ON } from '../../calls/sign-on-outcome.ts'
import { session } from '../session/session.ts'

// In the code: each further file is one more that the first page of everybody names.
const PROBLEM = { margin: 0, color: 'var(--mantine-color-error)' }
const OR = { margin: 0, color: 'var(--text-soft)', textAlign: 'center' } as const

/** What follows `sign-on:`, as `oidc:Club%20ID`. */
const OFFER = /^sign-on:([\w-]+):(.+)$/

interface SignOnWaysProps {
  /** Shows the password's form, where it is not shown already. */
  readonly onPassword?: (() => void) | undefined
}

/** The providers that people log in with, as the page names them, and how a login with one has ended. */
function SignOnWays({ onPassword }: SignOnWaysProps) {
  const [outcome] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    if (outcome === '') return
    window.history.replaceState(window.history.state, '', window.location.pathname)
    // The page itself came without the session's cookie, as the provider has led to it.
    if (outcome === SIGNED_ON) session.start()
  }, [outcome])
  const problem = SIGN_ON_PROBLEMS.find((each) => outcome === SIGN_ON_PROBLEM + each)
  return (
    <>
      {problem && (
        <p role="alert" style={PROBLEM}>
          {signOn.problems[problem]}
        </p>
      )}
      {!onPassword && (
        <p aria-hidden style={OR}>
          {signOn.or}
        </p>
      )}
      {readProviders().map(({ key, name }) => (
        <Button
          key={key}
          component="a"
          href={`${BASE_ADDRESS}/api/sign-on/${key}`}
          variant={onPassword ? 'filled' : 'default'}
          size="md"
          fullWidth
        >
          {signOn.with(name)}
        </Button>
      ))}
      {onPassword && (
        <Button variant="subtle" size="sm" fullWidth onClick={onPassword}>
          {signOn.withPassword}
        </Button>
      )}
    </>
  )
}

function readProviders() {
  return readLoginOffers().flatMap((offer) => {
    const [, key = '', name = ''] = OFFER.exec(offer) ?? []
    return key === '' ? [] : [{ key, name: decodeURIComponent(name) }]
  })
}

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
