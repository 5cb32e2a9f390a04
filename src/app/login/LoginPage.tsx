import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { login } from '../../api/session-client.ts'
import { mistakesOf, requestIdOf } from '../../api/errors.ts'
import { useTitle } from '../../engine/page/use-title.ts'
import { shown } from '../../engine/text.ts'
import { toastError, toastSuccess } from '../../engine/toasts/toasts.tsx'
import { account } from '../../generated/account.ts'
import { screens } from '../../texts/fr/screens.ts'
import { useSession } from '../session/session.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import classes from './login.module.css'

/** The only screen that needs no session. */
export function LoginPage() {
  const session = useSession()
  const form = useForm({ defaultValues: { user: '', password: '' } })
  useTitle(screens.login.title)

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await login(credentials)
    } catch (error) {
      for (const { msg } of mistakesOf(error)) toastError(msg, requestIdOf(error))
      form.setFocus('password', { shouldSelect: true })
      return
    }
    toastSuccess(screens.login.success)
    session.start()
  })

  return (
    <main className={classes.page}>
      <LoginPanel />
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={classes.title}>{screens.login.title}</h1>
        <p className={classes.prompt}>{screens.login.prompt}</p>
        <TextInput
          {...form.register('user')}
          label={shown(account.signInLabel ?? screens.login.user)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordInput
          {...form.register('password')}
          label={screens.login.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': screens.form.showPassword }}
        />
        <Button type="submit" size="md" fullWidth mt="xs" loading={form.formState.isSubmitting}>
          {screens.login.submit}
        </Button>
      </form>
    </main>
  )
}
