import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { t } from '../../texts/locale.ts'

interface ReadSection {
  /** Empty where the form has no sections. */
  readonly label: string
  readonly fields: readonly (readonly [name: string, field: Field])[]
}

/** What there is to read of a record, in the order of its form. */
export function readSections(entity: AnyEntity): readonly ReadSection[] {
  const sections = entity.sections
    ? Object.values(entity.sections)
    : [{ label: '', fields: Object.keys(entity.fields) }]
  return sections
    .map(({ label, fields }) => ({
      label: t(label),
      fields: fields.flatMap((name) => readField(entity, name)),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** A password is never read. */
function readField({ fields }: AnyEntity, name: string): readonly (readonly [string, Field])[] {
  const field = fields[name]
  return field && !field.hidden && !meaningOf(field).isSecret ? [[name, field]] : []
}
