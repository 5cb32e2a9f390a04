import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { ConfirmDialog } from '../../../engine/own-screens/ConfirmDialog.tsx'
import { toastFailure } from '../../../engine/toasts/toasts.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { makeCodesCall } from './calls.ts'
import { secondFactorKey } from './second-factor-key.ts'

interface NewCodesProps {
  readonly codesLeft: number
  readonly onCodes: (codes: readonly string[]) => void
}

/** Makes recovery codes; asks before where former ones are void then. */
export function NewCodes({ codesLeft, onCodes }: NewCodesProps) {
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const make = useMutation({
    mutationFn: () => request(makeCodesCall, { body: {} }),
    async onSuccess({ codes }) {
      onCodes(codes)
      await queryClient.invalidateQueries({ queryKey: secondFactorKey })
    },
  })
  if (codesLeft === 0) {
    return (
      <Button
        loading={make.isPending}
        onClick={() => make.mutate(undefined, { onError: (error) => toastFailure(error) })}
      >
        {texts.makeCodes}
      </Button>
    )
  }
  return (
    <>
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {texts.newCodes}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.newCodesTitle}
          text={texts.newCodesHint}
          confirm={texts.newCodes}
          onConfirm={() => make.mutateAsync()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
