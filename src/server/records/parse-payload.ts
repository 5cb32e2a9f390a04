import * as z from 'zod/mini'
import type { Mode } from '../../schema/field-meaning.ts'
import type { Field, Fields } from '../../schema/field-kinds.ts'
import { payloadOf } from '../../kinds/payloads.ts'
import { inLanguage } from '../../schema/text.ts'
import { describeIssue } from '../../texts/describe-issue.ts'
import type { Mistake } from '../../kinds/field-storage.ts'

/** What a request carries, by the names it travels under; nothing of it is trusted. */
export type Payload = Readonly<Record<string, unknown>>

export interface ParsedPayload {
  /** What was sent and is well formed. */
  readonly sent: ReadonlyMap<string, unknown>
  /** What was sent and is not, by the field it belongs to. */
  readonly mistakes: ReadonlyMap<string, readonly Mistake[]>
}

/** Reads what the fields' payload names carry; whatever else was sent is ignored. */
export function parsePayload(fields: Fields, mode: Mode, payload: Payload): ParsedPayload {
  const sent = new Map<string, unknown>()
  const mistakes = new Map<string, readonly Mistake[]>()
  for (const { name, part, field, schema } of partsOf(fields, mode)) {
    if (!Object.hasOwn(payload, part) || payload[part] === undefined) continue
    const read = z.safeParse(schema, emptyToText(payload[part]))
    if (read.success) sent.set(part, read.data)
    else mistakes.set(name, [...(mistakes.get(name) ?? []), describeFirst(read.error.issues, part, field)])
  }
  return { sent, mistakes }
}

/** What may travel of a field under one name. */
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

/** Schemas take longer to build than to read with: they are built once. */
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

/** In JSON nothing may be written as null; every kind reads the empty text as nothing too. */
function emptyToText(value: unknown): unknown {
  return value === null ? '' : value
}

/** One mistake a value is enough: the rest usually follows from it. */
function describeFirst(issues: readonly z.core.$ZodIssue[], part: string, field: Field): Mistake {
  const [issue] = issues
  const msg = describeIssue(issue ?? {}, inLanguage(field.label, 'fr'))
  return { msg, path: [part, ...(issue?.path ?? []).map(String)].join('.') }
}
