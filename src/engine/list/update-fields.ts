import type { Resource } from '../../api/resource.ts'
import { changesOf, sentValues, startValues } from '../../kinds/core/form/form-values.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import { VERSION_KEY } from '../../schema/access/session-contract.ts'

/** Changes some fields of a record by a whole update, as a form sends it: for backends of the plain contract too. @returns what a form held before */
export async function updateFields(
  { entity, client }: Resource,
  record: EntityRecord,
  changed: FormValues,
): Promise<FormValues> {
  const before = startValues(entity.fields, 'update', record)
  const version = versionOf(entity.fields, record)
  const sent = { ...sentValues(entity.fields, 'update', before), ...changed }
  await client.update({
    id: record.id,
    ...changesOf(entity, record, sent),
    ...(version !== undefined && { [VERSION_KEY]: version }),
  })
  return before
}
