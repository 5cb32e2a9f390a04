import * as z from 'zod/mini'
import { VERSION_KEY } from '../../../schema/access/session-contract.ts'
import { LARGEST_INTEGER } from '../../../schema/values/storable.ts'
import { assertValid } from '../../errors/http-error.ts'
import { refusedParameter } from '../../errors/refused-parameter.ts'
import type { Payload } from './parse-payload.ts'

/** In multipart a version is a string of digits. */
const whole = z.int().check(z.gte(0), z.lte(LARGEST_INTEGER))
const version = z.union([whole, z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))])

/** The version that a change is based on; undefined if the payload has none. */
export function readSentVersion(payload: Payload): number | undefined {
  if (!Object.hasOwn(payload, VERSION_KEY)) return undefined
  const sent = payload[VERSION_KEY]
  if (sent === undefined) return undefined
  const read = version.safeParse(sent)
  // Ignoring it would let a change overwrite another one unseen.
  if (!read.success)
    assertValid([{ msg: refusedParameter(VERSION_KEY, sent, whole).message, path: VERSION_KEY }])
  return read.data
}
