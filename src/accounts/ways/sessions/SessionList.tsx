import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { deviceName } from '../../../texts/device-name.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { RecordItem } from '../../../ui/RecordItem.tsx'
import { RecordList } from '../../../engine/record-list/RecordList.tsx'
import { toastFailure, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { punctuation } from '#texts/frame.ts'
import { sessions as texts } from '#ways/sessions/texts.ts'
import { endOtherSessionsCall, endSessionCall, listSessionsCall, type ListedSession } from './calls.ts'
import classes from './sessions.module.css'

const listed = callQuery(listSessionsCall, {})

/** Where somebody is logged in, with the way to end that. */
export default function SessionList() {
  const queryClient = useQueryClient()
  const asked = useQuery({ ...listed, select: ({ sessions }) => sessions, staleTime: 0 })
  const endOthers = useMutation({
    mutationFn: () => request(endOtherSessionsCall, {}),
    onSuccess: () => toastSuccess(texts.othersEnded),
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries(listed),
  })
  return (
    <RecordList
      title={texts.title}
      hint={texts.hint}
      failed={texts.failed}
      asked={asked}
      renderItem={(session, focusTitle) => (
        <SessionItem key={session.id} session={session} onEnded={focusTitle} />
      )}
      renderAction={(focusTitle) =>
        asked.data &&
        asked.data.length > 1 && (
          <Button
            size="sm"
            variant="default"
            loading={endOthers.isPending}
            onClick={() => {
              endOthers.mutate()
              focusTitle()
            }}
          >
            {texts.endOthers}
          </Button>
        )
      }
    />
  )
}

interface SessionItemProps {
  readonly session: ListedSession
  /** The button that was pressed goes with it. */
  readonly onEnded: () => void
}

function SessionItem({ session, onEnded }: SessionItemProps) {
  const { id, address, begunAt, seenAt, isThis } = session
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => request(endSessionCall, { params: { id } }),
    onSuccess() {
      toastSuccess(texts.ended)
      onEnded()
    },
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries(listed),
  })
  const name = deviceName(session) ?? texts.unknown
  const times = [texts.begun(formatMoment(begunAt)), ...(isThis ? [] : [texts.seen(formatMoment(seenAt))])]
  return (
    <RecordItem
      title={name}
      mark={isThis && <span className={classes.mark}>{texts.thisOne}</span>}
      beside={[texts.from(address)]}
      facts={[times.join(punctuation.comma)]}
      actions={
        !isThis && (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.endNamed(`${name}${punctuation.comma}${texts.from(address)}`)}
            loading={end.isPending}
            onClick={() => end.mutate()}
          >
            {texts.end}
          </Button>
        )
      }
    />
  )
}
