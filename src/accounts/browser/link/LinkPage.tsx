import { useLocation, Link } from 'react-router-dom'
import { app } from '../../../generated/app.ts'
import { readLoginOffers } from '../../../engine/embedded-backend.ts'
import classes from './link.module.css'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { request } from '../../../api/request.ts'
import { readLinkCall, askRecoveryCall } from '../../calls/account-calls.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { links } from '#texts/account.ts'
import { isVoid } from './is-void.ts'
import { LinkTitle } from './LinkTitle.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { fieldErrorsOf } from '../../../api/errors.ts'

/**
 * Where the links of accounts lead to, for whoever is not logged in. What stands behind `#` is sent to no server with the
 * address, so that it lies in no log.
 */
export function LinkPage() {
  const token = useLocation().hash.slice(1)
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>{app.name}</p>
        {token === '' ? (
          readLoginOffers().includes('recovery') ? (
            <AskLink />
          ) : (
            <LinkOver />
          )
        ) : (
          <SetByLink key={token} token={token} />
        )}
      </div>
    </main>
  )
}

/** Sets the password of the account that a link is of; the login asks for it then. */
function SetByLink({ token }: { readonly token: string }) {
  const [isSet, setIsSet] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const link = useQuery({
    // The token is a secret: it stands in no key, which tools of developers show.
    queryKey: ['session', 'link'],
    queryFn: ({ signal }) => request(readLinkCall, { body: { token }, signal }),
    enabled: !isSet,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    // The page itself tells it.
    meta: { isGuess: isVoid },
  })
  if (isSet)
    return (
      <>
        <LinkTitle title={links.setTitle} />
        <p className={classes.hint}>{links.set}</p>
        <Button component={Link} to="/login" replace fullWidth>
          {links.toLogin}
        </Button>
      </>
    )
  if (isOver || isVoid(link.error)) return <LinkOver />
  if (link.isError)
    return <Problem title={links.failed} error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return null
  return (
    <NewPasswordForm
      token={token}
      title={links[link.data.purpose]}
      user={link.data.user}
      onSet={() => setIsSet(true)}
      onOver={() => setIsOver(true)}
    />
  )
}

/** A link that is good for nothing any more, and what leads on. */
function LinkOver() {
  return (
    <>
      <LinkTitle title={links.overTitle} />
      <p className={classes.hint}>{links.over}</p>
      {readLoginOffers().includes('recovery') && (
        <Button component={Link} to="/login/link" fullWidth>
          {links.another}
        </Button>
      )}
      <Button component={Link} to="/login" variant="default" fullWidth>
        {links.back}
      </Button>
    </>
  )
}

/** Asks for a link. What is answered says nothing of whether anybody has the address. */
function AskLink() {
  const [state, setState] = useState<'open' | 'sending' | 'asked'>('open')
  const [error, setError] = useState('')
  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setState('sending')
    setError('')
    try {
      await request(askRecoveryCall, { body: { email } })
      setState('asked')
    } catch (problem) {
      setError(
        fieldErrorsOf(problem)
          .map(({ msg }) => msg)
          .join(' '),
      )
      setState('open')
    }
  }
  return (
    <>
      <LinkTitle title={links.askTitle} />
      {state === 'asked' ? (
        <p role="status" className={classes.hint}>
          {links.asked}
        </p>
      ) : (
        <form noValidate className={classes.form} onSubmit={(event) => void ask(event)}>
          <p className={classes.hint}>{links.askHint}</p>
          <TextInput
            name="email"
            type="email"
            label={links.email}
            autoComplete="email"
            maxLength={255}
            error={error}
          />
          <Button type="submit" fullWidth loading={state === 'sending'}>
            {links.ask}
          </Button>
        </form>
      )}
      <Button component={Link} to="/login" variant="default" fullWidth>
        {links.back}
      </Button>
    </>
  )
}
