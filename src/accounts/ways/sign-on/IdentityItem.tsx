import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmDialog } from '../../../engine/own-screens/ConfirmDialog.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { identities as texts } from '#ways/sign-on/texts.ts'
import { unlinkIdentityCall, type LinkedIdentity } from './calls.ts'
import listClasses from '../../../ui/record-list.module.css'

interface IdentityItemProps {
  readonly identity: LinkedIdentity
  /** The button that was pressed goes with it. */
  readonly onUnlinked: () => void
}

export function IdentityItem({ identity: { id, provider, since }, onUnlinked }: IdentityItemProps) {
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  async function unlink() {
    await request(unlinkIdentityCall, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: ['session'] })
    toastSuccess(texts.unlinked)
    onUnlinked()
  }
  return (
    <li className={listClasses.item}>
      <div className={listClasses.words}>
        <p className={listClasses.what}>
          <strong dir="auto">{provider}</strong>
        </p>
        <p className={listClasses.soft}>{texts.since(formatMoment(since))}</p>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={texts.unlinkNamed(provider)}
        onClick={() => setIsAsked(true)}
      >
        {texts.unlink}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.unlinkTitle(provider)}
          text={texts.unlinkHint}
          confirm={texts.unlink}
          isDangerous
          onConfirm={unlink}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  )
}
