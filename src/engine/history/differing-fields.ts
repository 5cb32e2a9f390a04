import { draftValues } from '../../kinds/core/form/form-model.ts'
import { startValues } from '../../kinds/core/definition/definitions.ts'
import type { FieldChange } from '../../calls/record-calls.ts'
import type { Field, Fields } from '../../schema/entity/field-kinds.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import { isSame } from '../../kinds/core/form/merge.ts'

/** What a form holds of a state that is taken into it. Former pictures are gone, and passwords are not known. */
export function takenValues(fields: Fields, record: EntityRecord | null): FormValues {
  return draftValues(fields, startValues(fields, 'update', record))
}

/** The fields that taking a former state changes, in form order. */
export function differingFields(
  fields: Fields,
  now: EntityRecord | null,
  earlier: EntityRecord,
): readonly string[] {
  const held = takenValues(fields, now)
  return Object.entries(takenValues(fields, earlier)).flatMap(([name, value]) =>
    isSame(value, held[name]) ? [] : [name],
  )
}

/** The change of a field that there still is. */
export interface ShownChange {
  readonly change: FieldChange
  readonly field: Field
}

export function shownChanges(changes: readonly FieldChange[], fields: Fields): readonly ShownChange[] {
  return changes.flatMap((change) => {
    const field = fields[change.field]
    return field && !field.hidden ? [{ change, field }] : []
  })
}
