import type { Resource } from '../../api/resource.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { t } from '../../texts/locale.ts'
import { readSections } from './form-layout.ts'
import classes from './record-fields.module.css'

interface RecordFieldsProps {
  readonly resource: Resource
  readonly record: EntityRecord
}

/** A record as it is stored: its fields in the order of the form, with its pictures. */
export default function RecordFields({ resource, record }: RecordFieldsProps) {
  const { entity, related } = resource
  return readSections(entity).map(({ label, fields }) => (
    <div key={label}>
      {label !== '' && <h2>{label}</h2>}
      <dl className={classes.fields}>
        {fields.flatMap(([name, field]) => [
          <dt key={`${name} label`}>{t(field.label)}</dt>,
          <dd key={name} dir="auto">
            <FieldValue value={record[name]} field={field} record={record} related={related} />
          </dd>,
        ])}
      </dl>
    </div>
  ))
}
