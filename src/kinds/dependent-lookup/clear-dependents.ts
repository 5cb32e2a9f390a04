import type { Fields } from '../../schema/entity/field-kinds.ts'
import type { FormMethods } from '../core/control/control-props.ts'

/** Empties every field whose list follows the one that was changed, and those that follow them. */
export function clearDependents(
  form: Pick<FormMethods, 'setValue' | 'clearErrors'>,
  fields: Fields,
  changed: string,
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!('dependsOn' in field) || field.dependsOn !== changed) continue
    form.setValue(name, '', { shouldDirty: true })
    form.clearErrors(name)
    clearDependents(form, fields, name)
  }
}
