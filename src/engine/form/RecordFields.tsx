import type { Resource } from '../../api/resource.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { t } from '../../texts/locale.ts'
import classes from './record-fields.module.css'

interface RecordFieldsProps {
  readonly resource: Resource
  readonly record: EntityRecord
}

/** A record as it is stored: its fields in the order of the form, with its pictures. */
export default function RecordFields({ resource, record }: RecordFieldsProps) {
  const { entity, related } = resource
  const sections = entity.sections
    ? Object.values(entity.sections)
    : [{ label: '', fields: Object.keys(entity.fields) }]
  return sections
    .map(({ label, fields }) => ({ label, fields: shownFields(entity, fields) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ label, fields }) => (
      <div key={t(label)}>
        {label !== '' && <h2>{t(label)}</h2>}
        <dl className={classes.fields}>
          {fields.flatMap(([name, field]) => [
            <dt key={`${name} label`}>{t(field.label)}</dt>,
            <dd key={name} dir="auto">
              <FieldValue value={record[name]} field={field} related={related} />
            </dd>,
          ])}
        </dl>
      </div>
    ))
}

/** A password is none of them. */
function shownFields({ fields }: AnyEntity, names: readonly string[]): readonly (readonly [string, Field])[] {
  return names.flatMap((name) => {
    const field = fields[name]
    return field && !field.hidden && !meaningOf(field).isSecret ? [[name, field] as const] : []
  })
}
