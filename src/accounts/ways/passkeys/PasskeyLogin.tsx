import { request } from '../../../api/request.ts'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { showPasskey } from './authenticator.ts'
import { beginPasskeyLoginCall, passkeyLoginCall } from './calls.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

interface PasskeyLoginProps {
  readonly onDone: () => void
}

/** Logs in with a passkey alone: it knows whose it is. */
export default function PasskeyLogin({ onDone }: PasskeyLoginProps) {
  async function logIn() {
    const { asked } = await request(beginPasskeyLoginCall, {})
    await request(passkeyLoginCall, { body: { response: await showPasskey(asked) } })
    onDone()
  }
  return <PasskeyButton size="md" label={texts.logIn} use={logIn} />
}
