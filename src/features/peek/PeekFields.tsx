import type { Resource } from '../../api/resource.ts'
import { readSections } from '../../engine/form/read-sections.ts'
import { cellOf } from '../../kinds/core/cell/cells.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { t } from '../../texts/locale.ts'
import classes from './peek.module.css'

interface PeekFieldsProps {
  readonly resource: Resource
  readonly record: EntityRecord
}

/** The pictures of a record first and large, then its fields by the sections of its form. */
export function PeekFields({ resource: { entity, related }, record }: PeekFieldsProps) {
  const sections = readSections(entity)
  const all = sections.flatMap(({ fields }) => fields)
  const pictures = all.filter(
    ([name, field]) => cellOf(field).isPicture && !meaningOf(field).isEmpty(record[name]),
  )
  return (
    <>
      {pictures.map(([name, field]) => (
        <div key={name} className={classes.pictures} role="group" aria-label={t(field.label)}>
          <FieldValue value={record[name]} field={field} related={related} isLarge />
        </div>
      ))}
      {sections
        .map(({ label, fields }) => ({ label, fields: fields.filter((each) => !pictures.includes(each)) }))
        .filter(({ fields }) => fields.length > 0)
        .map(({ label, fields }) => (
          <section key={label} className={classes.section}>
            {label !== '' && <h3>{label}</h3>}
            <dl>
              {fields.map(([name, field]) => (
                <div key={name}>
                  <dt>{t(field.label)}</dt>
                  <dd>
                    <FieldValue value={record[name]} field={field} record={record} related={related} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </>
  )
}
