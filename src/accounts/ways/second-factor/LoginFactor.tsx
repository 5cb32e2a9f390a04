import type { LoginStepProps } from '../../../engine/slots.tsx'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryAlone } from './RecoveryAlone.tsx'
import { SetUpAtLogin } from './SetUpAtLogin.tsx'

/** Where a login waits: the code of the authenticator, or its set-up for whoever must have one; a recovery code in any case. */
export default function LoginFactor({ user, factors, onBegun, onDone }: LoginStepProps) {
  if (factors.length === 0) return <SetUpAtLogin onBegun={onBegun} onDone={onDone} />
  if (factors.includes('totp')) return <CodeForm user={user} onDone={onDone} />
  return <RecoveryAlone user={user} onDone={onDone} />
}
