import { focusTitle, type ListFootProps } from '../../engine/face.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import { live } from '#features/live/texts.ts'
import { readLiveState, subscribe } from './live-connection.ts'
import { useRefetchPermissions } from './use-refetch-permissions.ts'
import classes from './live.module.css'
import { LivePill } from './LivePill.tsx'

/** How many records of a list others have changed since it was read, and the way to see it. */
export default function ListLive({ entity, updatedAt, isRefreshing, onShow }: ListFootProps): ReactNode {
  const { changes, accessChanges } = useSyncExternalStore(subscribe, readLiveState)
  useRefetchPermissions(accessChanges)
  const news = changes.filter((change) => change.entity === entity && change.at > updatedAt)
  const count = new Set(news.map(({ id }) => id)).size
  const show = () => {
    // The button goes.
    focusTitle()
    onShow()
  }
  return (
    <div className={classes.place} role="status">
      {count > 0 && !isRefreshing && (
        <LivePill action={{ label: live.show, run: show }}>{live.changes(count)}</LivePill>
      )}
    </div>
  )
}
