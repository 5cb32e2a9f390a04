import { authorName, type FormFootProps, recordOptions, toastFailure } from '../../engine/face.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { request } from '../../api/request.ts'
import { readHistoryCall } from '../../calls/record-calls.ts'
import { live } from '#features/live/texts.ts'
import { readLiveState, subscribe, watchRecord } from './live-connection.ts'
import { useRefetchPermissions } from './use-refetch-permissions.ts'
import classes from './live.module.css'
import { LivePill } from './LivePill.tsx'

/** Who else has the record open, and that somebody has changed it, with the way to take it over. */
export default function RecordLive({ resource, id, version, hasChanges, onMerge }: FormFootProps): ReactNode {
  const entity = resource.entity.name
  const { changes, present, accessChanges } = useSyncExternalStore(subscribe, readLiveState)
  useRefetchPermissions(accessChanges)
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  useEffect(() => watchRecord({ entity, id }), [entity, id])
  const last = changes.findLast(
    (change) => change.entity === entity && change.id === id && change.version > version,
  )

  async function show() {
    setIsBusy(true)
    try {
      // A form without changes takes up the stored record by itself.
      const isMerge = hasChanges()
      const { history } = isMerge
        ? await request(readHistoryCall, { params: { entity, id } })
        : { history: [] }
      const stored = await queryClient.fetchQuery({ ...recordOptions(resource, id), staleTime: 0 })
      if (isMerge) {
        onMerge(
          stored,
          history.filter((entry) => entry.version > version),
        )
      }
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  const isGone = last?.action === 'deleted'
  const author = last?.by ? authorName(last.by) : undefined
  return (
    <div className={classes.news} role="status">
      {present.length > 0 && <LivePill>{live.alsoOpen(present)}</LivePill>}
      {last && (
        <LivePill action={isGone ? undefined : { label: live.show, isBusy, run: () => void show() }}>
          {isGone ? live.deletedBy(author) : live.changedBy(author)}
        </LivePill>
      )}
    </div>
  )
}
