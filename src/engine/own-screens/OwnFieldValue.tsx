import { Suspense } from 'react'
import type { Recorded } from '../../schema/where.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { seenField, type FieldName } from './own-fields.ts'
import { useResource } from './use-resource.ts'

interface OwnFieldValueProps<E extends Recorded> {
  readonly entity: E
  readonly field: FieldName<E>
  readonly record: EntityRecord
}

/**
 * A field's value as the product shows it, whatever its kind; nothing where it is empty, or the person may not see it.
 * @example <FieldValue entity={visit} field="urgency" record={each} />
 */
export function OwnFieldValue<E extends Recorded>({ entity, field: name, record }: OwnFieldValueProps<E>) {
  const { resource } = useResource(entity)
  const field = resource && seenField(resource, entity, name)
  if (!field || meaningOf(field).isEmpty(record[name])) return null
  return (
    <Suspense>
      <FieldValue value={record[name]} field={field} record={record} related={resource.related} />
    </Suspense>
  )
}
