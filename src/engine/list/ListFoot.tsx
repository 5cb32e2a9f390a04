import { useEffect, type ReactNode } from 'react'
import { loadDeletion } from '../deletion/use-deletion.ts'
import { UndoBar } from '../deletion/UndoBar.tsx'
import ListLive from '../live/ListLive.tsx'

interface ListFootProps {
  readonly entity: string
  /** When the rows were read, in milliseconds; undefined where the backend tells no news. */
  readonly updatedAt: number | undefined
  readonly isRefreshing: boolean
  readonly onShow: () => void
}

/** What comes to a list once its rows are there: a way back, and news of others. */
export default function ListFoot({ updatedAt, ...props }: ListFootProps): ReactNode {
  useEffect(() => void loadDeletion().catch(() => undefined), [])
  return (
    <>
      <UndoBar entity={props.entity} />
      {updatedAt !== undefined && <ListLive {...props} updatedAt={updatedAt} />}
    </>
  )
}
