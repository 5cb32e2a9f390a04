import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Suspense, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldErrorsOf, requestIdOf } from '../../../api/errors.ts'
import { lazyOptional } from '../../../engine/loading/lazy-part.ts'
import { useTitle } from '../../../engine/page/use-title.ts'
import { t } from '../../../texts/locale.ts'
import { loadToaster } from '../../../engine/toasts/load-toaster.ts'
import { dismissToasts, toastError, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { account } from '../../../generated/account.ts'
import { screens } from '#texts/frame.ts'
import { session } from '../session/session.ts'
import classes from './login.module.css'
import { app } from '../../../generated/app.ts'
import { loginPicture } from '../../../generated/pictures.ts'

const LoginOffers = lazyOptional(() => import('./LoginOffers.tsx'))

const loadClient = () => import('./send-login.ts')

interface LoginPageProps {
  /** Below the form, where they move nothing when they come. */
  readonly languages: ReactNode
  /** What features offer beside a password. */
  readonly furtherOffers: ReactNode
  /** Loads what stands around the screens behind the login. */
  readonly loadFrame: () => Promise<unknown>
}

/** The login screen. It is the first page of everybody, so it imports none of the other screens' code. */
export function LoginPage({ languages, furtherOffers, loadFrame }: LoginPageProps) {
  const passwordInput = useRef<HTMLInputElement>(null)
  const isPrepared = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const { offers } = document.documentElement.dataset
  const [hasPassword, setHasPassword] = useState(!offers?.includes('sign-on-alone'))
  const navigate = useNavigate()
  useTitle(screens.login.title)

  /** Preloads the screens behind the login while the person types. */
  function prepareOnce() {
    if (isPrepared.current) return
    isPrepared.current = true
    for (const load of [loadClient, loadToaster, loadFrame]) load().catch(() => undefined)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    setIsSending(true)
    try {
      const { sendLogin } = await loadClient()
      const next = await sendLogin({ user: textOf(typed, 'user'), password: textOf(typed, 'password') })
      if (next !== undefined) {
        dismissToasts()
        return void navigate(next)
      }
    } catch (error) {
      for (const { msg } of fieldErrorsOf(error)) toastError(msg, requestIdOf(error))
      passwordInput.current?.select()
      return
    } finally {
      setIsSending(false)
    }
    // Removes toasts about the ended session and failed attempts.
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
        {hasPassword && <PasswordFields passwordInput={passwordInput} isSending={isSending} />}
        <Suspense>
          {offers && (
            <LoginOffers
              onPassword={hasPassword ? undefined : () => setHasPassword(true)}
              further={furtherOffers}
            />
          )}
          {languages}
        </Suspense>
      </form>
    </main>
  )
}

interface PasswordFieldsProps {
  readonly passwordInput: RefObject<HTMLInputElement | null>
  readonly isSending: boolean
}

function PasswordFields({ passwordInput, isSending }: PasswordFieldsProps) {
  return (
    <>
      <TextInput
        name="user"
        label={t(account.signInLabel ?? screens.login.user)}
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
    </>
  )
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** The decorative half of the login screen. */
function LoginPanel() {
  return (
    <div className={classes.panel} aria-hidden>
      {loginPicture !== undefined && <img className={classes.pitch} src={loginPicture} alt="" />}
      <div className={classes.words}>
        <p className={classes.brand}>{app.name}</p>
        {app.promise !== undefined && <p className={classes.promise}>{t(app.promise)}</p>}
      </div>
    </div>
  )
}
