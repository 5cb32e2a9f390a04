import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import type { Resource } from '../../../api/resource.ts'
import { ConfirmButton } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { mayDo } from '../../../schema/access/rights.ts'
import type { RecordId } from '../../../schema/values/record-id.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { readFactorsOfCall, resetFactorsCall } from './calls.ts'

interface ResetFactorProps {
  readonly resource: Resource
  readonly id: RecordId
}

/** Takes the second factor from somebody who has lost it, on the form of the account. */
export default function ResetFactor({ resource: { entity }, id }: ResetFactorProps) {
  const person = use(PersonContext)
  const queryClient = useQueryClient()
  const factors = callQuery(readFactorsOfCall, { params: { id } })
  const isOffered = person !== null && mayDo(entity, 'update', person)
  const { data } = useQuery({
    ...factors,
    enabled: isOffered,
    retry: false,
  })
  if (!data?.mayReset) return null
  async function reset() {
    await request(resetFactorsCall, { params: { id } })
    toastSuccess(texts.resetDone)
    await queryClient.invalidateQueries(factors)
  }
  return (
    <ConfirmButton
      title={texts.resetTitle}
      text={texts.resetHint}
      confirm={texts.reset}
      isDangerous
      onConfirm={reset}
    />
  )
}
