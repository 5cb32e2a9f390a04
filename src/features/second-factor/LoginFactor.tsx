import type { LoginStepProps } from '../../engine/slots.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SetUpAtLogin } from './SetUpAtLogin.tsx'

/** The authenticator, where a login waits for it: its code, or its set-up for whoever must have one. */
export default function LoginFactor({ user, factors, onDone }: LoginStepProps) {
  if (factors.length === 0) return <SetUpAtLogin onDone={onDone} />
  return factors.includes('totp') ? <CodeForm user={user} onDone={onDone} /> : null
}
