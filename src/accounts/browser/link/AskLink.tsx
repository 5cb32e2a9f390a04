import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { request } from '../../../api/request.ts'
import { askRecoveryCall } from '../../calls/login-calls.ts'
import { links } from '#texts/links.ts'
import { LinkTitle } from './LinkTitle.tsx'
import classes from './link.module.css'

/** Asks for a link. What is answered says nothing of whether anybody has the address. */
export function AskLink() {
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
