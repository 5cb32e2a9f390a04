import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Payload } from '../records/parse-payload.ts'

/** What the databases' id columns hold at most. */
const LARGEST_ID = 2_147_483_647

/** The id that a request names in its path, or else in its body; a number or its digits. */
export function readId(params: unknown, payload: Payload): number {
  const id = toNumber(idOf(params) ?? idOf(payload))
  if (!Number.isInteger(id) || id < 1) throw new Refusal(400, answers.badId)
  if (id > LARGEST_ID) throw new Refusal(404, answers.noSuchRecord)
  return id
}

function idOf(values: unknown): unknown {
  return typeof values === 'object' && values !== null && Object.hasOwn(values, 'id') && 'id' in values
    ? values.id
    : undefined
}

function toNumber(id: unknown): number {
  if (typeof id === 'string') return /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN
  return typeof id === 'number' ? id : Number.NaN
}
