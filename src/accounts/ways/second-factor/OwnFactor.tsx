import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { Dialog } from '../../../engine/custom-pages/Dialog.tsx'
import { RecordSection } from '../../../engine/record-list/RecordList.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { beginSetUpCall, readOwnFactorCall, setUpCall } from './calls.ts'
import { FactorState } from './FactorState.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpForm } from './SetUpForm.tsx'

/** The own second factor: whether it is on, and the ways to set it up, to change it and to turn it off. */
export default function OwnFactor() {
  const heading = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  const [isSettingUp, setIsSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const asked = useQuery({
    ...callQuery(readOwnFactorCall, {}),
    staleTime: 0,
  })
  async function finish(sent: { readonly sealed: string; readonly code: string }) {
    const made = await request(setUpCall, { body: sent })
    setIsSettingUp(false)
    setCodes(made.codes)
    toastSuccess(texts.turnedOn)
    await queryClient.invalidateQueries()
  }
  return (
    <RecordSection
      title={texts.title}
      heading={heading}
      hint={texts.off}
      action={
        asked.data?.since === null && (
          <Button size="sm" variant="default" onClick={() => setIsSettingUp(true)}>
            {texts.setUp}
          </Button>
        )
      }
    >
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && asked.data.factors.length > 0 && (
        <FactorState
          state={asked.data}
          onSetUp={() => setIsSettingUp(true)}
          onCodes={setCodes}
          onGone={() => heading.current?.focus()}
        />
      )}
      {isSettingUp && (
        <Dialog title={texts.title} size={480} onClose={() => setIsSettingUp(false)}>
          <SetUpForm begin={() => request(beginSetUpCall, {})} finish={finish} />
        </Dialog>
      )}
      {codes && (
        <Dialog title={texts.codes} size={480} onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
        </Dialog>
      )}
    </RecordSection>
  )
}
