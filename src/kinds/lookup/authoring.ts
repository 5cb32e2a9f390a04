import { customComponents, type Authoring, type FieldRequest } from '../core/authoring/authoring.ts'
import { expecting } from '../core/authoring/check.ts'
import { isObject } from '../core/authoring/json.ts'
import { expectOneOf, Imported, type Options } from '../core/authoring/expectation.ts'
import { textOption } from '../core/authoring/options.ts'
import type { KnownTable } from '../core/authoring/project-facts.ts'
import { Refusal } from '../core/authoring/entity-finding.ts'
import type { LookupField } from './definition.ts'

export const table = expecting('a table, an object with load()', (value) =>
  isObject(value) ? typeof value['load'] === 'function' : false,
)

export const lookupAuthoring: Authoring<LookupField> = {
  options: { ...customComponents, options: table },
  readNames: async ({ options }, language) => options.loadTranslations?.(language, ''),
  argument: 'table.list',
  isArgumentRequired: true,
  readArgument: (named) => ({ table: named }),
  complete: (field, { tables }) =>
    importTable(
      field,
      tables.filter(({ isDependent }) => !isDependent),
    ),
}

/** The table that a field names, as its config imports it. */
export function importTable(field: FieldRequest, tables: readonly KnownTable[]): Options {
  const code = textOption(field, 'table')
  const found = tables.find((each) => each.code === code)
  if (found) return { options: new Imported(found.code, found.from) }
  const expected = expectOneOf(
    tables.map((each) => each.code),
    code,
  )
  throw new Refusal(`field "${field.name}": "${code}" names no list of entities/reference/; ${expected}`, 2)
}
