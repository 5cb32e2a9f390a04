import type { AnyEntity } from '../../schema/entity.ts'
import type { StoredRecord } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { StoredRow } from '../database/database.ts'
import * as z from 'zod/mini'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { answers } from '#texts/answers.ts'
import { assertValid } from '../errors/http-error.ts'
import { ROW_VERSION } from '../database/plan-tables.ts'
import type { Payload } from './parse-payload.ts'

type ReadValue = (row: StoredRow) => unknown

/** The readers of each entity's fields, built once. */
const readers = new WeakMap<AnyEntity, readonly (readonly [name: string, read: ReadValue])[]>()

/** The record of a row, as responses carry it. Write-only fields are left out. */
export function recordOfRow(entity: AnyEntity, row: StoredRow): StoredRecord {
  const known = readers.get(entity) ?? buildReaders(entity)
  readers.set(entity, known)
  const record: Record<string, unknown> = {}
  for (const [name, read] of known) {
    const value = read(row)
    if (value !== undefined) record[name] = value
  }
  return { id: Number(row['id']), ...record }
}

function buildReaders({ fields }: AnyEntity) {
  return Object.entries(fields).map(([name, field]) => {
    const meaning = meaningOf(field)
    return [name, (row: StoredRow) => meaning.fromRow(name, field, row)] as const
  })
}

/** In multipart a version is a string of digits. */
const version = z.union([
  z.int().check(z.gte(0)),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
])

/** The version that a change is based on; undefined if the payload has none. */
export function readSentVersion(payload: Payload): number | undefined {
  if (!Object.hasOwn(payload, VERSION_KEY)) return undefined
  const sent = payload[VERSION_KEY]
  if (sent === undefined) return undefined
  const read = version.safeParse(sent)
  // Ignoring it would let a change overwrite another one unseen.
  if (!read.success) assertValid([{ msg: answers.badVersion, path: VERSION_KEY }])
  return read.data
}

export function rowVersion(row: StoredRow): number {
  return Number(row[ROW_VERSION])
}
