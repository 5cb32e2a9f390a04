import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { deviceName } from '../../../texts/device-name.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { toastFailure, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { punctuation } from '#texts/frame.ts'
import { sessions as texts } from '#ways/sessions/texts.ts'
import { endSessionCall, type ListedSession, sessionsKey } from './calls.ts'
import classes from '../../../ui/record-list.module.css'
import ownClasses from './sessions.module.css'

interface SessionItemProps {
  readonly session: ListedSession
  /** The button that was pressed goes with it. */
  readonly onEnded: () => void
}

export function SessionItem({ session, onEnded }: SessionItemProps) {
  const { id, address, begunAt, seenAt, isThis } = session
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => request(endSessionCall, { params: { id } }),
    onSuccess() {
      toastSuccess(texts.ended)
      onEnded()
    },
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
  const name = deviceName(session) ?? texts.unknown
  const times = [texts.begun(formatMoment(begunAt)), !isThis && texts.seen(formatMoment(seenAt))]
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.what}>
          <strong>{name}</strong>
          {isThis && <span className={ownClasses.mark}>{texts.thisOne}</span>}
          <span className={classes.soft}>{texts.from(address)}</span>
        </p>
        <p className={classes.soft}>{times.filter((each) => each !== false).join(punctuation.comma)}</p>
      </div>
      {!isThis && (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.endNamed(`${name}${punctuation.comma}${texts.from(address)}`)}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
