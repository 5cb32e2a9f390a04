import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { proveByCodeCall } from './calls.ts'
import { CodeInput } from './CodeInput.tsx'
import { messageOf } from './message-of.ts'
import classes from './second-factor.module.css'

interface CodeProofFormProps {
  readonly onProved: () => void
  readonly onBack: () => void
}

/** Asks whoever is logged in for a code of their authenticator. */
export function CodeProofForm({ onProved, onBack }: CodeProofFormProps) {
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: () => request(proveByCodeCall, { body: { code } }),
    onSuccess: onProved,
  })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!prove.isPending) prove.mutate()
      }}
    >
      <CodeInput
        value={code}
        error={messageOf(prove.error)}
        onChange={(next) => {
          setCode(next)
          prove.reset()
        }}
      />
      <div className={classes.answers}>
        <Button variant="default" onClick={onBack}>
          {texts.byPassword}
        </Button>
        <Button type="submit" loading={prove.isPending} disabled={code.trim() === ''}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}
