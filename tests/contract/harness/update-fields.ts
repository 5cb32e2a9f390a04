import * as z from 'zod/mini'
import { entities } from '../../../src/generated/registry.ts'
import { readAnswerPart } from '../../../src/schema/entity/answer-part.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import type { FieldKind } from '../../../src/schema/entity/field-kinds.ts'
import { entityNamed } from '../../../src/server/records/store/store.ts'
import type { HttpClient, Reply, Values } from './http-client.ts'

/** An update that does not send them keeps them, required or not. */
const KEPT_UNSENT: readonly FieldKind[] = ['password', 'image', 'images', 'file']

/** The fields that every update of a record carries. */
export function carriedNames({ fields }: AnyEntity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, required, showWhen }]) =>
    required && !showWhen && !KEPT_UNSENT.includes(kind) ? [name] : [],
  )
}

/** What an update of a record carries beside what it changes, written as in a form. */
export function carriedValues(entity: AnyEntity, record: StoredRecord): Values {
  return Object.fromEntries(carriedNames(entity).map((name) => [name, spoken(record[name])]))
}

const spoken = (value: unknown) => (typeof value === 'object' ? value : String(value))

const stored = z.looseObject({ id: z.int() })

/** Changes some fields of a stored record; the others that must be sent are sent as they are. */
export async function updateFields(
  client: HttpClient,
  name: string,
  { id, ...values }: Values,
): Promise<Reply> {
  const entity = entityNamed(entities, name)
  const { read, update } = entity.endpoints
  const { body } = await client.get(read.path.replace(':id', String(id)))
  const record = stored.parse(readAnswerPart(read, body))
  const payload = { id, ...carriedValues(entity, record), ...values }
  const hasFiles = Object.values(values)
    .flat()
    .some((each) => each instanceof File)
  return hasFiles
    ? client.multipart(update.method, update.path, payload)
    : client.json(update.method, update.path, payload)
}
