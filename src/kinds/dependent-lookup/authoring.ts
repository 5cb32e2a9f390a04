import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { name } from '../core/authoring/value-checks.ts'
import { importTable, table } from '../lookup/authoring.ts'
import type { DependentLookupField } from './definition.ts'

export const dependentLookupAuthoring: Authoring<DependentLookupField> = {
  options: { ...customComponents, dependsOn: name("a field's name"), options: table },
  argument: 'field,table.list',
  isArgumentRequired: true,
  readArgument(argument) {
    const [dependsOn, named] = argument.split(',')
    return dependsOn && named ? { dependsOn, table: named } : undefined
  },
  complete: (field, { tables }) =>
    importTable(
      field,
      tables.filter(({ isDependent }) => isDependent),
    ),
}
