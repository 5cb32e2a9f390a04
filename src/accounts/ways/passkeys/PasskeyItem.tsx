import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmDialog } from '../../../engine/own-screens/ConfirmDialog.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { punctuation } from '#texts/punctuation.ts'
import { removePasskeyCall, renamePasskeyCall, type Passkey } from './calls.ts'
import { PasskeyName } from './PasskeyName.tsx'
import listClasses from '../../../ui/record-list.module.css'
import classes from './passkeys.module.css'

interface PasskeyItemProps {
  readonly passkey: Passkey
  /** The button that was pressed goes with it. */
  readonly onRemoved: () => void
}

export function PasskeyItem({ passkey: { id, name, madeAt, usedAt }, onRemoved }: PasskeyItemProps) {
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
