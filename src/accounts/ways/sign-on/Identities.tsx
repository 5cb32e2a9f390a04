import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { identities as texts } from '#ways/sign-on/texts.ts'
import { listIdentitiesCall, unlinkIdentityCall } from './calls.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmButton } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { RecordItem } from '../../../ui/RecordItem.tsx'
import { RecordList } from '../../../engine/record-list/RecordList.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'

/** The own accounts at providers of OpenID Connect, with the way to part from each. */
export default function Identities() {
  const queryClient = useQueryClient()
  const asked = useQuery({
    ...callQuery(listIdentitiesCall, {}),
    select: ({ identities }) => identities,
    staleTime: 0,
  })
  async function unlink(id: number) {
    await request(unlinkIdentityCall, { params: { id } })
    await queryClient.invalidateQueries()
    toastSuccess(texts.unlinked)
  }
  return (
    <RecordList
      title={texts.title}
      hint={texts.hint}
      failed={texts.failed}
      none={texts.none}
      asked={asked}
      renderItem={({ id, provider, since }, focusTitle) => (
        <RecordItem
          key={id}
          title={provider}
          facts={[texts.since(formatMoment(since))]}
          actions={
            <ConfirmButton
              size="xs"
              name={texts.unlinkNamed(provider)}
              title={texts.unlinkTitle(provider)}
              text={texts.unlinkHint}
              confirm={texts.unlink}
              isDangerous
              onConfirm={() => unlink(id).then(focusTitle)}
            />
          }
        />
      )}
    />
  )
}
