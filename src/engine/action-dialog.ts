import type { Resource } from '../api/resource.ts'
import type { RecordId } from '../schema/values/record-id.ts'

/** An action that somebody wants to run. */
export interface DialogAction {
  readonly resource: Resource
  readonly name: string
  /** The records that it is done with; none for the list. */
  readonly ids: readonly RecordId[]
  /** Called when it was done. */
  readonly onDone?: (() => void) | undefined
}

let asked: DialogAction | null = null
const listeners = new Set<() => void>()

/** Opens what the action asks before it is run; null closes it. */
export function openActionDialog(action: DialogAction | null): void {
  asked = action
  for (const listener of listeners) listener()
}

export const actionDialog = {
  read: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
