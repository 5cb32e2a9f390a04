import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import type { StepUpProps } from '../../../engine/slots.tsx'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { showPasskey } from './authenticator.ts'
import { beginPasskeyProofCall, listPasskeysCall, proveByPasskeyCall } from './calls.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

/** A passkey in place of the password, for whoever has one. */
export default function PasskeyProof({ way, onProved }: StepUpProps) {
  const { data: own = [] } = useQuery({
    ...callQuery(listPasskeysCall, {}),
    select: ({ passkeys }) => passkeys,
    retry: false,
    meta: { isGuess: true },
  })
  if (own.length === 0 || way !== null) return null
  async function prove() {
    const { asked } = await request(beginPasskeyProofCall, {})
    // Removed in another tab meanwhile.
    if (!asked) throw new Error(texts.cancelled)
    await request(proveByPasskeyCall, { body: { response: await showPasskey(asked) } })
    onProved()
  }
  return <PasskeyButton label={texts.use} use={prove} />
}
