import { payloadOf } from '../../../kinds/registries/payloads.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import type { Mode } from '../../../schema/entity/field-definition.ts'
import { VERSION_KEY } from '../../../schema/access/session-contract.ts'
import {
  type Author,
  createRecord,
  destroyRecord,
  type Payload,
  type Store,
  unknownParameter,
  updateRecord,
} from '../../../server/face.ts'
import { readSentFiles } from './sent-files.ts'
import { givenFields } from './tools/payload.ts'

/** What an agent would change of one record. */
export type RecordWrite =
  | { readonly kind: 'create'; readonly values: Payload }
  | {
      readonly kind: 'update'
      readonly id: number
      readonly version?: number | undefined
      readonly values: Payload
    }
  | { readonly kind: 'delete'; readonly id: number }

/** Does it as far as the caller of the store may. @returns the id of the record @throws HttpError with what is refused */
export async function performWrite(
  store: Store,
  entity: AnyEntity,
  write: RecordWrite,
  author: Author,
): Promise<number> {
  if (write.kind === 'delete') {
    await destroyRecord(store, entity, write.id, { author })
    return write.id
  }
  const fields = givenFields(store, entity)
  const only = namedFields(fields, write.kind, write.values)
  const values = readSentFiles(fields, write.kind, write.values)
  if (write.kind === 'create') return createRecord(store, entity, values, { author })
  const { id, version } = write
  const payload = version === undefined ? values : { ...values, [VERSION_KEY]: version }
  await updateRecord(store, entity, id, payload, { author, only })
  return id
}

/** The fields that values are given of. @throws HttpError for what belongs to none of them */
function namedFields(fields: Fields, mode: Mode, values: Payload): readonly string[] {
  const parts = Object.entries(fields).map(([name, field]) => ({
    name,
    parts: Object.keys(payloadOf(field).shape(name, field, mode)),
  }))
  const known = parts.flatMap((each) => each.parts)
  const unknown = Object.keys(values).filter((part) => !known.includes(part))
  if (unknown.length > 0) throw unknownParameter(unknown, known)
  return parts
    .filter((each) => each.parts.some((part) => Object.hasOwn(values, part)))
    .map(({ name }) => name)
}
