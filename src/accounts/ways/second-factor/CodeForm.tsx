import { Button, Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { giveCodeCall } from './calls.ts'
import './checkbox-styles.ts'
import { CodeInput } from './CodeInput.tsx'
import { messageOf } from './message-of.ts'
import classes from './second-factor.module.css'

interface CodeFormProps {
  readonly user: string
  /** Without one recovery codes alone are asked for. */
  readonly hasAuthenticator?: boolean
  readonly onDone: () => void
}

/** Asks for a code of the authenticator, or for a recovery code in its place. */
export function CodeForm({ user, hasAuthenticator = true, onDone }: CodeFormProps) {
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
