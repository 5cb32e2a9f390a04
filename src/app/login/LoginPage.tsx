import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { mistakesOf, requestIdOf } from '../../api/errors.ts'
import { loadChunk } from '../../engine/loading/load-chunk.ts'
import { useLocation } from 'react-router-dom'
import { useTitle } from '../../engine/page/use-title.ts'
import { shown } from '../../texts/locale.ts'
import { loadAnnouncer } from '../../engine/toasts/load-announcer.ts'
import { dismissToasts, toastError, toastSuccess } from '../../engine/toasts/toasts.ts'
import { account } from '../../generated/account.ts'
import { screens } from '../../texts/fr/screens.ts'
import { prepareBehindLogin } from '../prepare.ts'
import { rememberedPlace } from '../session/guards.tsx'
import { session } from '../session/session.ts'
import { LoginPanel } from './LoginPanel.tsx'
import classes from './login.module.css'

const loadClient = () => loadChunk(() => import('../../api/session-client.ts'))

/** The only screen that needs no session. It is on everybody's way in, so it does without the code of the others. */
export function LoginPage() {
  const { state } = useLocation()
  const passwordInput = useRef<HTMLInputElement>(null)
  const isPrepared = useRef(false)
  const [isSending, setIsSending] = useState(false)
  useTitle(screens.login.title)

  /** Fetches, while someone types, what the login will need. */
  function prepareOnce() {
    if (isPrepared.current) return
    isPrepared.current = true
    for (const load of [loadClient, loadAnnouncer]) load().catch(() => undefined)
    prepareBehindLogin(rememberedPlace(state) ?? { pathname: '/', search: '' })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    setIsSending(true)
    try {
      const { login } = await loadClient()
      await login({ user: textOf(typed, 'user'), password: textOf(typed, 'password') })
    } catch (error) {
      for (const { msg } of mistakesOf(error)) toastError(msg, requestIdOf(error))
      passwordInput.current?.select()
      return
    } finally {
      setIsSending(false)
    }
    // The end of the last session and the attempts that failed are nothing to be told of any more.
    dismissToasts()
    toastSuccess(screens.login.success)
    session.start()
  }

  return (
    <main className={classes.page}>
      <LoginPanel />
      <form
        className={classes.form}
        noValidate
        onInput={prepareOnce}
        onSubmit={(event) => void submit(event)}
      >
        <h1 className={classes.title} tabIndex={-1}>
          {screens.login.title}
        </h1>
        <p className={classes.prompt}>{screens.login.prompt}</p>
        <TextInput
          name="user"
          label={shown(account.signInLabel ?? screens.login.user)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordInput
          name="password"
          ref={passwordInput}
          label={screens.login.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': screens.login.showPassword }}
        />
        <Button type="submit" size="md" fullWidth mt="xs" loading={isSending}>
          {screens.login.submit}
        </Button>
      </form>
    </main>
  )
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
