import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { Dialog, focusTitle, toastFailure, toastSuccess } from '../../engine/face.ts'
import { proposals as texts } from '#features/agents/texts.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import { MAX_REASON_LENGTH, refuseProposalCall } from './calls.ts'
import dialog from '../../ui/dialog.module.css'

interface RefuseDialogProps {
  readonly id: number
  /** What it is about. */
  readonly name: string
  readonly onClose: () => void
}

/** Refuses a proposal, with a reason that the agent is told. */
export function RefuseDialog({ id, name, onClose }: RefuseDialogProps) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const refuse = useMutation({
    mutationFn: () => request(refuseProposalCall, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess() {
      onClose()
      toastSuccess(texts.refused, 'proposals')
      focusTitle()
    },
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <Dialog title={texts.refuseNamed(name)} size={480} onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          refuse.mutate()
        }}
      >
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
          data-autofocus
          autosize
          minRows={2}
          maxLength={MAX_REASON_LENGTH}
          {...autoDirection}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <div className={dialog.answers}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" color="red" loading={refuse.isPending}>
            {texts.refuse}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
