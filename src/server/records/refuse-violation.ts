import type { AnyEntity } from '../../schema/entity.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import { assertNoMistakes, Refusal } from '../errors/refusal.ts'
import type { Mistake } from '../../kinds/field-storage.ts'
import type { StoredRow } from '../database/database.ts'
import { relationsOf } from '../../kinds/reference/storage.ts'
import { findTaken } from './find-taken.ts'
import { recordExists } from './read-records.ts'
import type { Store } from './store.ts'

/** What was to be written, and of which record; a new one has no id yet. */
interface Write {
  readonly columns: StoredRow
  readonly id?: number
}

/**
 * Somebody may be faster between the check of a change and its write: where a constraint refused the write, the values
 * that it holds for are looked up again. @throws Refusal that names them; returns where the error is another one.
 */
export async function refuseViolation(
  store: Store,
  entity: AnyEntity,
  { columns, id }: Write,
  error: unknown,
): Promise<void> {
  if (!store.adapter.violationOf(error)) return
  const mistakes: Mistake[] = []
  for (const [name, field] of Object.entries(entity.fields)) {
    mistakes.push(...(await findTaken(store, entity, [name, field], columns, id)))
  }
  for (const { column, to } of relationsOf(entity.fields)) {
    const value = columns[column]
    if (typeof value !== 'number' || (await recordExists(store, to, value))) continue
    const label = inLanguage(entity.fields[column]?.label ?? column, 'fr')
    mistakes.push({ msg: answers.noSuchReference(label), path: column })
  }
  assertNoMistakes(mistakes)
  throw new Refusal(409, answers.changedMeanwhile)
}
