import * as z from 'zod/mini'
import type { RecordId } from './record-id.ts'

// What each of the databases can store, and compare with what it has stored.

/** The largest whole number of a 32-bit column, the smallest of the databases' integers. */
export const LARGEST_INTEGER = 2_147_483_647

const HALF_A_PAIR = /[\ud800-\udfff]/u

/**
 * No database stores NUL and half a surrogate pair as they came, and no person types them. The second is no pattern of the schema:
 * engines that agents' schemas are compiled by know no half of a pair.
 */
export const storableText = [
  z.regex(/^[^\x00]*$/u),
  z.check<string>(({ value, issues }) => {
    if (HALF_A_PAIR.test(value)) issues.push({ code: 'invalid_format', format: 'regex', input: value })
  }),
] as const

const readDigits = z.transform((text: string): unknown => (/^\d{1,10}$/.test(text) ? Number(text) : text))

/** A whole number as an address carries it: in digits. */
export function digitsSchema(least: number, most = LARGEST_INTEGER) {
  return z.pipe(readDigits, z.int().check(z.gte(least), z.lte(most)))
}

/** The id of a record of our own backend; who sends one need not know which kind of backend it is. */
export const idSchema: z.ZodMiniType<number, RecordId> = z.int().check(z.gte(1), z.lte(LARGEST_INTEGER))
