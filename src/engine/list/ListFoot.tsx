import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import { loadDeletion } from '../deletion/use-deletion.ts'
import UndoBar from '../undo/UndoBar.tsx'
import { Slot, type ListSlotProps } from '../slots.tsx'

/** What comes to a list once its rows are there: a way back, news of others, and what stands beside it. */
export default function ListFoot(props: ListSlotProps): ReactNode {
  const { name } = props.resource.entity
  const { updatedAt, isRefreshing } = props.list
  const queryClient = useQueryClient()
  const onShow = () => void queryClient.invalidateQueries({ queryKey: resourceKeys(name).lists })
  useEffect(() => void loadDeletion().catch(() => undefined), [])
  return (
    <>
      <UndoBar entity={name} />
      {updatedAt !== undefined && (
        <Slot name="listFoot" props={{ entity: name, updatedAt, isRefreshing, onShow }} />
      )}
      <Slot name="besideList" props={props} />
    </>
  )
}
