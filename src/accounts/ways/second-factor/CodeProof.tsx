import { Button } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import type { StepUpProps } from '../../../engine/slots.tsx'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { readOwnFactorCall, proveByCodeCall } from './calls.ts'
import { useState } from 'react'
import { CodeInput } from './CodeInput.tsx'
import { messageOf } from './message-of.ts'
import dialog from '../../../ui/dialog.module.css'
import classes from './second-factor.module.css'

const WAY = 'code'

/** A code of the authenticator in place of the password, for whoever has one. */
export default function CodeProof({ way, onWay, onProved }: StepUpProps) {
  const { data } = useQuery({
    ...callQuery(readOwnFactorCall, {}),
    retry: false,
    meta: { isGuess: true },
  })
  if (way === WAY) return <CodeProofForm onProved={onProved} onBack={() => onWay(null)} />
  if (way !== null || !data || data.since === null) return null
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<Smartphone size={17} aria-hidden />}
      onClick={() => onWay(WAY)}
    >
      {texts.proveByCode}
    </Button>
  )
}

interface CodeProofFormProps {
  readonly onProved: () => void
  readonly onBack: () => void
}

/** Asks whoever is logged in for a code of their authenticator. */
function CodeProofForm({ onProved, onBack }: CodeProofFormProps) {
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
      <div className={dialog.answers}>
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
