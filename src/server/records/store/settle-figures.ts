import { filteredReferences } from '../../../kinds/reference/option-filters.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Store } from './store.ts'

/** What limits a caller may ask of any figure. */
function isLimited({ rights, allRights }: Store): boolean {
  return rights !== allRights
}

/** Before own code reads a record: it holds figures, or whether the caller sees it depends on some. */
export async function settleBeforeRead(store: Store, entity: AnyEntity): Promise<void> {
  if (entity.rollups || isLimited(store)) await store.customCode.unsettled?.settle()
}

/** The same of a write: what may be chosen in it may depend on figures of other records. */
export async function settleBeforeWrite(store: Store, entity: AnyEntity): Promise<void> {
  const isNarrowed = filteredReferences(entity.fields).length > 0
  if (entity.rollups || isNarrowed || isLimited(store)) await store.customCode.unsettled?.settle()
}
