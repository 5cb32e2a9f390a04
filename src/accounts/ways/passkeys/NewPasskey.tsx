import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { makePasskey } from './authenticator.ts'
import { addPasskeyCall, beginPasskeyCall } from './calls.ts'
import { PasskeyName } from './PasskeyName.tsx'

/** Makes a passkey and gives it a name. */
export function NewPasskey({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  async function add(name: string) {
    await make(name)
    // It is a second factor, too.
    await queryClient.invalidateQueries({ queryKey: ['session'] })
  }
  return <PasskeyName title={texts.add} submit={texts.create} onSubmit={add} onClose={onClose} />
}

async function make(name: string): Promise<void> {
  const { wanted } = await request(beginPasskeyCall, {})
  await request(addPasskeyCall, { body: { name, response: await makePasskey(wanted) } })
  toastSuccess(texts.created, 'passkeys')
}
