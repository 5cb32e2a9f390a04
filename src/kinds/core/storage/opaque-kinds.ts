import { isFieldKind } from '../definition/all-definitions.ts'
import { storageOf } from '../../registries/storages.ts'

/** Whether what fields of this kind store means nothing to another kind; a kind that is no more is not asked. */
export function isOpaqueKind(kind: string): boolean {
  return isFieldKind(kind) && (storageOf({ kind }).isOpaque ?? false)
}
