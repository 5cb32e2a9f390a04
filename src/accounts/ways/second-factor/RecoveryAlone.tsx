import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { CodeForm } from './CodeForm.tsx'
import classes from './second-factor.module.css'

interface RecoveryAloneProps {
  readonly user: string
  readonly onDone: () => void
}

/** For whoever has another factor than an authenticator, which is shown beside: a recovery code, for whom that is lost. */
export function RecoveryAlone({ user, onDone }: RecoveryAloneProps) {
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
