import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial-values.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { findCircle } from './circles.ts'
import type { Compute } from '../../../../src/schema/entity/computed.ts'

/** What is worked out is a field that nobody fills in. */
export function checkComputed({ computed, fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const known = [...Object.keys(fields), ...invalidFields]
  return Object.keys(computed).flatMap((name): readonly EntityFinding[] => {
    const path = ['computed', name]
    const field = fields[name]
    if (!known.includes(name)) {
      const message = `there is no field "${name}"; ${expectOneOf(known, name)}`
      return [{ code: 'E279', path, isAboutKey: true, message }]
    }
    const wrong = field && explain(field)
    return wrong === undefined
      ? []
      : [{ code: 'E279', path, isAboutKey: true, message: `"${name}" ${wrong}` }]
  })
}

function explain(field: Field): string | undefined {
  if (definitionOf(field).isLeftOutOfDrafts)
    return `is of the kind ${field.kind}, which is not worked out; expected another one`
  if (!field.readOnly)
    return 'is filled in by people; expected one that nobody does; write readOnly: true there'
  if (initialOf(field) === undefined && !('unique' in field && field.unique)) return undefined
  return 'is worked out alone; expected neither initial nor unique; remove them there'
}

/** Fields are worked out in their order: each reads what those before it have become, and none waits for itself. */
export function checkComputedOrder({ computed, fields }: EntityParts): readonly EntityFinding[] {
  const names = Object.keys(computed)
  const reads = new Map(
    Object.entries(computed).map(
      ([name, compute]) =>
        [name, recordReads(compute, fields).filter((read) => names.includes(read))] as const,
    ),
  )
  const told = new Set<string>()
  return names.flatMap((name, place): readonly EntityFinding[] => {
    if (told.has(name)) return []
    const finding = { code: 'E285', path: ['computed', name], isAboutKey: true } as const
    const circle = findCircle(name, reads)
    if (circle) {
      for (const each of circle) told.add(each)
      const message = `${[...circle, name].join(' reads ')}, so none of them could be worked out first; expected one that reads other fields`
      return [{ ...finding, message }]
    }
    const later = reads.get(name)?.find((read) => names.indexOf(read) > place)
    if (later === undefined) return []
    const message = `it reads "${later}", which is worked out after it; expected it below that one; move ${later} above`
    return [{ ...finding, message }]
  })
}

/** What a function reads of an empty record; nothing where it takes all values at once, which tells nothing. */
function recordReads(compute: Compute, fields: EntityParts['fields']): readonly string[] {
  const reads = new Set<string>()
  let takesAll = false
  const empty = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, definitionOf(field).fromRow(name, field, {})]),
  )
  const values = new Proxy(empty, {
    get(target, key) {
      if (typeof key === 'string') reads.add(key)
      return Reflect.get(target, key)
    },
    ownKeys(target) {
      takesAll = true
      return Reflect.ownKeys(target)
    },
  })
  try {
    compute(values)
  } catch {
    // It may expect what an empty record has not; what it has read until then counts.
  }
  return takesAll ? [] : [...reads]
}
