import type { Resource } from '../api/resource.ts'
import type { RecordId } from '../schema/values/record-id.ts'

/** An action that somebody wants to run. */
export interface AskedAction {
  readonly resource: Resource
  readonly name: string
  /** The records that it is done with; none for the list. */
  readonly ids: readonly RecordId[]
  /** Called when it was done. */
  readonly onDone?: (() => void) | undefined
}

let asked: AskedAction | null = null
const listeners = new Set<() => void>()

/** Opens what the action asks before it is run; null closes it. */
export function askAction(action: AskedAction | null): void {
  asked = action
  for (const listener of listeners) listener()
}

export const askedAction = {
  read: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
