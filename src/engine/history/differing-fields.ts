import type { FormModel } from '../../kinds/core/form/form-model.ts'
import type { FieldChange } from '../../calls/record-calls.ts'
import type { Field, Fields } from '../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { isSame } from '../../kinds/core/form/merge.ts'

/** The fields that taking a former state changes, in form order. Former pictures are gone, and passwords are not known. */
export function differingFields(
  model: FormModel,
  now: EntityRecord,
  earlier: EntityRecord,
): readonly string[] {
  const held = model.drafted(model.start(now))
  return Object.entries(model.drafted(model.start(earlier))).flatMap(([name, value]) =>
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
