import { isArray, isObject, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import { isSameWord } from '../../../../src/kinds/core/authoring/naming.ts'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'

export interface FoundRecords {
  readonly records: readonly JsonObject[]
  readonly isList: boolean
  /** The way to them through the envelope, `data.players`; null where the answer is the list or the record itself. */
  readonly key: string | null
}

/** How many envelopes lie around a record at most. */
const DEEPEST = 2

/**
 * Finds the records of an answer: a list or one record, by itself or in an envelope.
 * @throws Refusal where there is none.
 */
export function findSampleRecords(answer: unknown, name: string): FoundRecords {
  const bare = readPart(answer, null)
  if (bare?.isList || (isRecord(answer) && bare)) return bare
  const parts = findParts(answer, [])
  const found =
    parts.find(({ key }) => isSameWord(lastStep(key), name)) ?? parts.find(({ isList }) => isList) ?? parts[0]
  if (found) return found
  if (!bare || holdsEmptyList(answer))
    throw new Refusal('the sample holds no record; give it an answer with one at least')
  return bare
}

/** Every part of an envelope that could be meant, the outer ones first. */
function findParts(envelope: unknown, above: readonly string[]): readonly FoundRecords[] {
  if (!isObject(envelope) || isRecord(envelope) || above.length >= DEEPEST) return []
  const entries = Object.entries(envelope)
  const own = entries.flatMap(([key, value]) => readPart(value, [...above, key].join('.')) ?? [])
  return [...own, ...entries.flatMap(([key, value]) => findParts(value, [...above, key]))]
}

/** A list of objects, or one object. */
function readPart(value: unknown, key: string | null): FoundRecords | undefined {
  if (isArray(value)) {
    const records = value.filter(isObject)
    return records.length > 0 ? { records, isList: true, key } : undefined
  }
  const isSome = isObject(value) && Object.keys(value).length > 0
  return isSome ? { records: [value], isList: false, key } : undefined
}

function isRecord(value: unknown): boolean {
  return isObject(value) && 'id' in value
}

function lastStep(key: string | null): string {
  return key?.split('.').at(-1) ?? ''
}

function holdsEmptyList(answer: unknown): boolean {
  return Object.values(isObject(answer) ? answer : {}).some((value) => isArray(value) && value.length === 0)
}
