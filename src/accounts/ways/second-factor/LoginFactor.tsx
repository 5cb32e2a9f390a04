import type { LoginStepProps } from '../../../engine/slots.tsx'
import { UnstyledButton, Button, Checkbox } from '@mantine/core'
import { useState, useEffect, useRef, type ComponentProps } from 'react'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import classes from './second-factor.module.css'
import { request } from '../../../api/request.ts'
import { beginAtLoginCall, setUpAtLoginCall, giveCodeCall } from './calls.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpForm } from './SetUpForm.tsx'
import { useMutation } from '@tanstack/react-query'
import './checkbox-styles.ts'
import { CodeInput } from './CodeInput.tsx'
import { messageOf } from './message-of.ts'

/** Where a login waits: the code of the authenticator, or its set-up for whoever must have one; a recovery code in any case. */
export default function LoginFactor({ user, factors, onBegun, onDone }: LoginStepProps) {
  if (factors.length === 0) return <SetUpAtLogin onBegun={onBegun} onDone={onDone} />
  if (factors.includes('totp')) return <CodeForm user={user} onDone={onDone} />
  return <RecoveryAlone user={user} onDone={onDone} />
}

interface RecoveryAloneProps {
  readonly user: string
  readonly onDone: () => void
}

/** For whoever has another factor than an authenticator, which is shown beside: a recovery code, for whom that is lost. */
function RecoveryAlone({ user, onDone }: RecoveryAloneProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted) return <CodeForm user={user} hasAuthenticator={false} onDone={onDone} />
  return (
    <p className={classes.hint}>
      <bdi>{texts.otherPrompt(user)}</bdi>{' '}
      <UnstyledButton className={classes.link} onClick={() => setIsWanted(true)}>
        {texts.byRecovery}
      </UnstyledButton>
    </p>
  )
}

/** Sets up an authenticator for whoever must have one: the session begins with it. */
function SetUpAtLogin({ onBegun, onDone }: Pick<LoginStepProps, 'onBegun' | 'onDone'>) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  async function finish(sent: { readonly sealed: string; readonly code: string }) {
    const made = await request(setUpAtLoginCall, { body: sent })
    onBegun()
    setCodes(made.codes)
  }
  if (codes) return <CodesAtLogin codes={codes} onClose={onDone} />
  return (
    <>
      <p className={classes.hint}>{texts.mustSetUp}</p>
      <SetUpForm begin={() => request(beginAtLoginCall, {})} finish={finish} />
    </>
  )
}

/** What had the focus has gone. */
function CodesAtLogin(props: ComponentProps<typeof RecoveryCodes>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {texts.codes}
      </h2>
      <RecoveryCodes {...props} />
    </>
  )
}

interface CodeFormProps {
  readonly user: string
  /** Without one recovery codes alone are asked for. */
  readonly hasAuthenticator?: boolean
  readonly onDone: () => void
}

/** Asks for a code of the authenticator, or for a recovery code in its place. */
function CodeForm({ user, hasAuthenticator = true, onDone }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(!hasAuthenticator)
  const [code, setCode] = useState('')
  const [remembers, setRemembers] = useState(false)
  const give = useMutation({
    mutationFn: () => request(giveCodeCall, { body: { code, remembers } }),
    onSuccess: onDone,
  })
  function change(next: string) {
    setCode(next)
    give.reset()
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!give.isPending) give.mutate()
      }}
    >
      <p className={classes.hint} dir="auto">
        {isRecovery ? texts.recoveryPrompt(user) : texts.codePrompt(user)}
      </p>
      <CodeInput
        key={String(isRecovery)}
        isRecovery={isRecovery}
        value={code}
        error={messageOf(give.error)}
        onChange={change}
      />
      <Checkbox
        label={texts.remember}
        checked={remembers}
        onChange={({ currentTarget: { checked } }) => setRemembers(checked)}
      />
      <Button type="submit" fullWidth loading={give.isPending}>
        {texts.confirm}
      </Button>
      {hasAuthenticator && (
        <Button
          variant="subtle"
          fullWidth
          onClick={() => {
            setIsRecovery(!isRecovery)
            change('')
          }}
        >
          {isRecovery ? texts.byCode : texts.byRecovery}
        </Button>
      )}
    </form>
  )
}
