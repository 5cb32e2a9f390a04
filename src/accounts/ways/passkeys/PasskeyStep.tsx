import { request } from '../../../api/request.ts'
import type { LoginStepProps } from '../../../engine/slots.tsx'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { showPasskey } from './authenticator.ts'
import { beginPasskeyFactorCall, passkeyFactorCall } from './calls.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

/** A passkey, where a login waits for a second factor and the account has one. */
export default function PasskeyStep({ factors, onDone }: LoginStepProps) {
  if (!factors.includes('passkey')) return null
  async function show() {
    const { asked } = await request(beginPasskeyFactorCall, {})
    await request(passkeyFactorCall, { body: { response: await showPasskey(asked) } })
    onDone()
  }
  return <PasskeyButton label={texts.use} use={show} />
}
