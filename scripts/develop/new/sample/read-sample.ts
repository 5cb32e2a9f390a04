import type { Answers, EntityRequest } from '../entity-request.ts'
import { isObject, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { KnownEntity } from '../../../../src/kinds/core/authoring/project-facts.ts'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { findSampleRecords, type FoundRecords } from './find-records.ts'
import { readSampleFields } from './read-sample-fields.ts'

/** The entity that a sample answer of an existing backend shows. */
export function readSample(answer: unknown, name: string, entities: readonly KnownEntity[]): EntityRequest {
  const found = findSampleRecords(answer, name)
  const { fields, remarks } = readSampleFields(mergeRecords(found.records), entities)
  if (fields.length === 0) throw new Refusal('the sample holds no field that a config could have')
  return {
    name,
    answers: readAnswers(found),
    fields,
    remarks: [...describeCalls(found), ...remarks],
  }
}

/** What envelopes call whatever they hold. */
const ANY_CONTENT = ['data', 'result', 'payload', 'content']

function readAnswers({ key, isList }: FoundRecords): Answers {
  // Who sends one answer without an envelope, or in one for everything, sends the other so too.
  if (key === null || ANY_CONTENT.includes(key)) return { one: key, many: key }
  const envelope = key.includes('.') ? { envelope: key.slice(0, key.lastIndexOf('.')) } : {}
  return isList ? { many: key, ...envelope } : { one: key, ...envelope }
}

/** All values of each key, in the order in which the records first have it. */
function mergeRecords(records: readonly JsonObject[]): ReadonlyMap<string, readonly unknown[]> {
  const keys = new Set(records.flatMap((record) => Object.keys(record)))
  return new Map([...keys].map((key) => [key, records.map((record) => record[key])]))
}

function describeCalls({ records, isList }: FoundRecords): readonly string[] {
  const other = isList ? 'read' : 'list'
  return [
    `the calls: a sample tells no path, so they are the usual five; the key that "${other}" answers with is a guess`,
    ...(records.every((record) => isObject(record) && 'id' in record)
      ? []
      : ['the id: this sample has none, and records travel with an `id`']),
  ]
}
