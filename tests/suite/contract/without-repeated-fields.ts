import { fieldsWithoutRepeats, type Subject } from '../without-repeats.ts'
import type { Checks } from './check.ts'

/** Without the checks of a field that shows no more than those before it do. */
export function withoutRepeatedFields(subjects: readonly Subject[], checksOf: Checks): Checks {
  const fields = fieldsWithoutRepeats(subjects)
  return (entity, entities) =>
    checksOf(entity, entities).filter(
      ({ field }) => field === undefined || !(field in entity.fields) || fields.get(entity)?.includes(field),
    )
}
