import type { ComponentProps, ReactNode } from 'react'
import { UndoBar } from '../deletion/UndoBar.tsx'
import ListLive from '../live/ListLive.tsx'

/** What comes to a list once its rows are there: a way back, and news of others. */
export default function ListFoot(props: ComponentProps<typeof ListLive>): ReactNode {
  return (
    <>
      <UndoBar entity={props.entity} />
      <ListLive {...props} />
    </>
  )
}
