import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { request } from '../../../api/request.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { SecurityPart } from '../../browser/security/SecurityPart.tsx'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { knowsPasskeys, makePasskey } from './authenticator.ts'
import {
  listPasskeysCall,
  addPasskeyCall,
  beginPasskeyCall,
  removePasskeyCall,
  renamePasskeyCall,
  type Passkey,
  passkeysKey,
} from './calls.ts'
import listClasses from '../../../ui/record-list.module.css'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { PasskeyName } from './PasskeyName.tsx'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmDialog } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { punctuation } from '#texts/frame.ts'
import classes from './passkeys.module.css'

/** The own passkeys, with the ways to add, rename and remove them. */
export default function Passkeys() {
  const heading = useId()
  const [isAdding, setIsAdding] = useState(false)
  const asked = useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await request(listPasskeysCall, { signal })).passkeys,
    staleTime: 0,
  })
  const all = asked.data ?? []
  return (
    <SecurityPart
      title={texts.title}
      headingId={heading}
      hint={texts.hint}
      action={
        knowsPasskeys() && (
          <Button
            size="sm"
            variant="default"
            leftSection={<Plus size={17} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {!knowsPasskeys() && <p className={listClasses.hint}>{texts.unsupported}</p>}
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && all.length === 0 && <p className={listClasses.hint}>{texts.none}</p>}
      {all.length > 0 && (
        <ul className={listClasses.card}>
          {all.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRemoved={() => document.getElementById(heading)?.focus()}
            />
          ))}
        </ul>
      )}
      {isAdding && <NewPasskey onClose={() => setIsAdding(false)} />}
    </SecurityPart>
  )
}

/** Makes a passkey and gives it a name. */
function NewPasskey({ onClose }: { readonly onClose: () => void }) {
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

interface PasskeyItemProps {
  readonly passkey: Passkey
  /** The button that was pressed goes with it. */
  readonly onRemoved: () => void
}

function PasskeyItem({ passkey: { id, name, madeAt, usedAt }, onRemoved }: PasskeyItemProps) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const times = [
    texts.made(formatMoment(madeAt)),
    usedAt === null ? texts.unused : texts.used(formatMoment(usedAt)),
  ]
  async function remove() {
    await request(removePasskeyCall, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: ['session'] })
    toastSuccess(texts.removed, 'passkeys')
    onRemoved()
  }
  return (
    <li className={listClasses.item}>
      <div className={listClasses.words}>
        <p className={listClasses.what}>
          <strong dir="auto">{name}</strong>
        </p>
        <p className={listClasses.soft}>{times.join(punctuation.comma)}</p>
      </div>
      <div className={classes.ways}>
        <Button
          size="xs"
          variant="default"
          aria-label={texts.renameNamed(name)}
          onClick={() => setAsked('rename')}
        >
          {texts.rename}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={texts.removeNamed(name)}
          onClick={() => setAsked('remove')}
        >
          {texts.remove}
        </Button>
      </div>
      {asked === 'rename' && (
        <PasskeyName
          title={texts.rename}
          submit={texts.save}
          name={name}
          onSubmit={(typed) => request(renamePasskeyCall, { params: { id }, body: { name: typed } })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={texts.removeHint}
          confirm={texts.remove}
          isDangerous
          onConfirm={remove}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  )
}
