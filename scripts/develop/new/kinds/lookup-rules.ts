import { expectOneOf } from '../../generate/diagnostics/expectation.ts'
import type { FieldRequest } from '../entity-request.ts'
import { Imported, type Options } from '../literal.ts'
import { textOption } from '../options.ts'
import type { KnownTable } from '../project-facts.ts'
import { Refusal } from '../refusal.ts'
import type { KindRule } from './kind-rule.ts'

export const lookupRule: KindRule = {
  argument: 'table.list',
  isArgumentRequired: true,
  readArgument: (table) => ({ table }),
  complete: (field, { tables }) =>
    importTable(
      field,
      tables.filter(({ isDependent }) => !isDependent),
    ),
}

export const dependentLookupRule: KindRule = {
  argument: 'field,table.list',
  isArgumentRequired: true,
  readArgument(argument) {
    const [dependsOn, table] = argument.split(',')
    return dependsOn && table ? { dependsOn, table } : undefined
  },
  complete: (field, { tables }) =>
    importTable(
      field,
      tables.filter(({ isDependent }) => isDependent),
    ),
}

function importTable(field: FieldRequest, tables: readonly KnownTable[]): Options {
  const code = textOption(field, 'table')
  const table = tables.find((each) => each.code === code)
  if (table) return { options: new Imported(table.code, table.from) }
  const expected = expectOneOf(
    tables.map((each) => each.code),
    code,
  )
  throw new Refusal(`field "${field.name}": "${code}" names no list of entities/reference/; ${expected}`, 2)
}
