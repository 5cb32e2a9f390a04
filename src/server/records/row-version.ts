import * as z from 'zod/mini'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { assertNoMistakes } from '../errors/refusal.ts'
import type { StoredRow } from '../database/database.ts'
import { ROW_VERSION } from '../database/plan-tables.ts'
import type { Payload } from './parse-payload.ts'

/** A form part has the digits alone. */
const version = z.union([
  z.int().check(z.gte(0)),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
])

/** The version that a change was made of; undefined where the caller does not say. */
export function readSentVersion(payload: Payload): number | undefined {
  if (!Object.hasOwn(payload, VERSION_KEY)) return undefined
  const sent = payload[VERSION_KEY]
  if (sent === undefined) return undefined
  const read = version.safeParse(sent)
  // Taken for none, it would let a change overwrite what its author has not seen.
  if (!read.success) assertNoMistakes([{ msg: answers.badVersion, path: VERSION_KEY }])
  return read.data
}

export function versionOf(row: StoredRow): number {
  return Number(row[ROW_VERSION])
}
