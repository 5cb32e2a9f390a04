import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { loadDeletion } from '../deletion/use-deletion.ts'
import { UndoBar } from '../deletion/UndoBar.tsx'
import ListLive from '../live/ListLive.tsx'

/** What comes to a list once its rows are there: a way back, and news of others. */
export default function ListFoot(props: ComponentProps<typeof ListLive>): ReactNode {
  useEffect(() => void loadDeletion().catch(() => undefined), [])
  return (
    <>
      <UndoBar entity={props.entity} />
      <ListLive {...props} />
    </>
  )
}
