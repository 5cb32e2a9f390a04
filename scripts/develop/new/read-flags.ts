import type { NamedArguments } from './read-arguments.ts'
import type { FieldRequest } from '../../../src/kinds/core/authoring/authoring.ts'
import type { EntityRequest } from './entity-request.ts'
import { parseField } from './field-grammar.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/** What the flags say by themselves. */
export function readFlags(args: NamedArguments): EntityRequest {
  const { name, field, label, singular, labels, singulars, path, api } = args
  return {
    name,
    ...(label !== undefined && { label }),
    ...(singular !== undefined && { singular }),
    ...(labels && { labels }),
    ...(singulars && { singulars }),
    ...(path !== undefined && { path }),
    ...(api !== undefined && { api }),
    fields: assertDifferent(field.map(parseField)),
    remarks: [],
  }
}

/** @throws Refusal when two fields have one name. */
function assertDifferent(fields: readonly FieldRequest[]): readonly FieldRequest[] {
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new Refusal(`field "${twice}" is there twice; leave one out`, 2)
  return fields
}

/** What is derived, with the flags' word where they speak: a field of the same name is replaced, a new one added. */
export function overrideWith(derived: EntityRequest, flags: EntityRequest): EntityRequest {
  const named = new Map(flags.fields.map((field) => [field.name, field]))
  const kept = derived.fields.map((field) => named.get(field.name) ?? field)
  const added = flags.fields.filter(({ name }) => derived.fields.every((field) => field.name !== name))
  return { ...derived, ...flags, fields: [...kept, ...added], remarks: derived.remarks }
}
