import type { Resource } from '../../api/resource.ts'
import { sentValues } from '../../kinds/core/form/form-model.ts'
import { startValues } from '../../kinds/core/definition/definitions.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import { VERSION_KEY } from '../../schema/access/session-contract.ts'

/** Changes some fields of a record by a whole update, as a form sends it: for backends of the plain contract too. */
export async function updateFields(
  { entity, client }: Resource,
  record: EntityRecord,
  changed: FormValues,
): Promise<void> {
  const version = versionOf(entity.fields, record)
  await client.update({
    id: record.id,
    ...sentValues(entity.fields, 'update', startValues(entity.fields, 'update', record)),
    ...changed,
    ...(version !== undefined && { [VERSION_KEY]: version }),
  })
}
