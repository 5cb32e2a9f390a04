import type { AnyEntity } from '../../../schema/entity.ts'
import { VERSION_KEY } from '../../../schema/session-contract.ts'
import { answers } from '#texts/answers.ts'
import { ConflictError } from '../../errors/http-error.ts'
import { readRecord } from '../reading/read-records.ts'
import { readSeenHistory } from './seen-entries.ts'
import type { Store } from '../store/store.ts'

/** The conflict of a change that is based on an older version. */
export async function describeConflict(
  store: Store,
  entity: AnyEntity,
  id: number,
  seen: number,
): Promise<ConflictError> {
  const record = await readRecord(store, entity, id)
  const history = await readSeenHistory(store, entity, id, seen)
  // Later entries are not part of the record that was read.
  const known = history.filter(({ version }) => version <= Number(record[VERSION_KEY]))
  return new ConflictError(answers.changedSinceRead, { record, history: known })
}
