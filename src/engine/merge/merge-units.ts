import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { leadersOf } from '../../schema/narrowing.ts'
import type { Fields } from '../../schema/field-kinds.ts'

/** Fields that are merged together: one, or one with its dependent fields. */
export interface MergeUnit {
  readonly names: readonly [string, ...string[]]
  /** One side is taken as a whole. */
  readonly isOneValue: boolean
}

export function mergeUnits(fields: Fields): readonly MergeUnit[] {
  return Object.keys(fields)
    .filter((name) => parentOf(fields, name) === undefined)
    .map((name) => unitOf(fields, [name, ...followersOf(fields, name)]))
}

function unitOf(fields: Fields, names: MergeUnit['names']): MergeUnit {
  const field = fields[names[0]]
  return { names, isOneValue: names.length > 1 || (field && meaningOf(field).isOneValue) === true }
}

function followersOf(fields: Fields, parent: string): readonly string[] {
  return Object.keys(fields)
    .filter((name) => parentOf(fields, name) === parent)
    .flatMap((name) => [name, ...followersOf(fields, name)])
}

/** The field that another field of the form depends on. */
function parentOf(fields: Fields, name: string): string | undefined {
  const field = fields[name]
  return field && leadersOf(field).find((leader) => Object.hasOwn(fields, leader))
}
