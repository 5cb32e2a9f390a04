import * as z from 'zod/mini'
import type { Mode } from '../../../schema/entity/field-definition.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import { labelAt } from '../../../kinds/core/cell/label-at.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { describeIssue } from '../../../texts/describe-issue.ts'
import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'

/** An untrusted payload by part name. */
export type Payload = Readonly<Record<string, unknown>>

export interface ParsedPayload {
  /** The valid values that were sent, by part name. */
  readonly sent: ReadonlyMap<string, unknown>
  /** The errors of the others, by field. */
  readonly errors: ReadonlyMap<string, readonly InvalidValue[]>
}

/** Parses the parts that belong to fields; other parts are ignored. */
export function parsePayload(fields: Fields, mode: Mode, payload: Payload): ParsedPayload {
  const sent = new Map<string, unknown>()
  const errors = new Map<string, readonly InvalidValue[]>()
  for (const { name, part, field, schema } of partsOf(fields, mode)) {
    if (!Object.hasOwn(payload, part) || payload[part] === undefined) continue
    const read = z.safeParse(schema, emptyToText(payload[part]))
    if (read.success) sent.set(part, read.data)
    else errors.set(name, [...(errors.get(name) ?? []), ...describeIssues(read.error.issues, part, field)])
  }
  return { sent, errors }
}

/** One part of a field's payload. */
interface Part {
  readonly name: string
  readonly part: string
  readonly field: Field
  readonly schema: z.core.$ZodType
}

const known: Readonly<Record<Mode, WeakMap<Fields, readonly Part[]>>> = {
  create: new WeakMap(),
  update: new WeakMap(),
}

/** Cached, because building a schema takes longer than parsing with it. */
function partsOf(fields: Fields, mode: Mode): readonly Part[] {
  const parts = known[mode].get(fields) ?? buildParts(fields, mode)
  known[mode].set(fields, parts)
  return parts
}

function buildParts(fields: Fields, mode: Mode): readonly Part[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const shape = payloadOf(field).shape(name, field, mode)
    return Object.entries(shape).map(([part, schema]) => ({ name, part, field, schema }))
  })
}

/** JSON may have null for an empty value; every kind also accepts the empty text. */
function emptyToText(value: unknown): unknown {
  return value === null ? '' : value
}

/** Only the first error of each control; the others usually follow from it. */
function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  part: string,
  field: Field,
): readonly InvalidValue[] {
  const told = new Map<string, InvalidValue>()
  for (const issue of issues) {
    const steps = payloadOf(field).hasOneControl ? [] : issue.path
    const path = [part, ...steps.map(String)].join('.')
    const msg = describeIssue(issue, labelAt({ [part]: field }, [part, ...steps]))
    if (!told.has(path)) told.set(path, { msg, path })
  }
  return [...told.values()]
}
