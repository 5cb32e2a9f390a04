import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { RecordItem } from '../../../ui/RecordItem.tsx'
import { RecordList } from '../../../engine/record-list/RecordList.tsx'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import { knowsPasskeys, makePasskey } from './authenticator.ts'
import {
  listPasskeysCall,
  addPasskeyCall,
  beginPasskeyCall,
  removePasskeyCall,
  renamePasskeyCall,
  type Passkey,
} from './calls.ts'
import classes from '../../../ui/record-list.module.css'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { PasskeyName } from './PasskeyName.tsx'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmButton } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { punctuation } from '#texts/frame.ts'

/** The own passkeys, with the ways to add, rename and remove them. */
export default function Passkeys() {
  const [isAdding, setIsAdding] = useState(false)
  const asked = useQuery({
    ...callQuery(listPasskeysCall, {}),
    select: ({ passkeys }) => passkeys,
    staleTime: 0,
  })
  return (
    <>
      <RecordList
        title={texts.title}
        hint={texts.hint}
        failed={texts.failed}
        none={texts.none}
        asked={asked}
        renderItem={(passkey, focusTitle) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemoved={focusTitle} />
        )}
        renderAction={() =>
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
        {!knowsPasskeys() && <p className={classes.hint}>{texts.unsupported}</p>}
      </RecordList>
      {isAdding && <NewPasskey onClose={() => setIsAdding(false)} />}
    </>
  )
}

/** Makes a passkey and gives it a name. */
function NewPasskey({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  async function add(name: string) {
    await make(name)
    // It is a second factor, too.
    await queryClient.invalidateQueries()
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
  const [isRenaming, setIsRenaming] = useState(false)
  const times = [
    texts.made(formatMoment(madeAt)),
    usedAt === null ? texts.unused : texts.used(formatMoment(usedAt)),
  ]
  async function remove() {
    await request(removePasskeyCall, { params: { id } })
    await queryClient.invalidateQueries()
    toastSuccess(texts.removed, 'passkeys')
    onRemoved()
  }
  return (
    <RecordItem
      title={name}
      facts={[times.join(punctuation.comma)]}
      actions={
        <div className="ui-flow">
          <Button
            size="xs"
            variant="default"
            aria-label={texts.renameNamed(name)}
            onClick={() => setIsRenaming(true)}
          >
            {texts.rename}
          </Button>
          <ConfirmButton
            size="xs"
            name={texts.removeNamed(name)}
            title={texts.removeTitle(name)}
            text={texts.removeHint}
            confirm={texts.remove}
            isDangerous
            onConfirm={remove}
          />
          {isRenaming && (
            <PasskeyName
              title={texts.rename}
              submit={texts.save}
              name={name}
              onSubmit={(typed) => request(renamePasskeyCall, { params: { id }, body: { name: typed } })}
              onClose={() => setIsRenaming(false)}
            />
          )}
        </div>
      }
    />
  )
}
