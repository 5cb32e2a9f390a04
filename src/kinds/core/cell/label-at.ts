import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { t } from '../../../texts/locale.ts'

/** What people call the place of a payload that a path leads to: a field, or a cell of a field's rows. */
export function labelAt(fields: Fields, [name, _place, cell]: readonly PropertyKey[]): string {
  const field = fields[String(name)]
  if (!field) return ''
  const inner = 'fields' in field ? field.fields[String(cell)] : undefined
  return t((inner ?? field).label)
}
