import { useEffect, type ReactNode } from 'react'
import { loadDeletion } from '../deletion/use-deletion.ts'
import { UndoBar } from '../deletion/UndoBar.tsx'
import { Slot, type ListNewsProps } from '../slots.tsx'

interface ListFootProps extends Omit<ListNewsProps, 'updatedAt'> {
  /** Undefined where the backend tells no news. */
  readonly updatedAt: number | undefined
}

/** What comes to a list once its rows are there: a way back, and news of others. */
export default function ListFoot({ updatedAt, ...props }: ListFootProps): ReactNode {
  useEffect(() => void loadDeletion().catch(() => undefined), [])
  return (
    <>
      <UndoBar entity={props.entity} />
      {updatedAt !== undefined && <Slot name="listFoot" props={{ ...props, updatedAt }} />}
    </>
  )
}
