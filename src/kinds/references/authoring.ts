import type { Authoring } from '../core/authoring/authoring.ts'
import { optional } from '../core/authoring/check.ts'
import { pascalCase } from '../core/authoring/naming.ts'
import { oneOf } from '../core/authoring/value-checks.ts'
import { referenceAuthoring } from '../reference/authoring.ts'
import { LINK_DELETE_RULES, type ReferencesField } from './definition.ts'

const { cell, control, to, as, optionLabel } = referenceAuthoring.options

export const referencesAuthoring: Authoring<ReferencesField> = {
  options: { cell, control, to, as, optionLabel, onDelete: optional(oneOf('E124', LINK_DELETE_RULES)) },
  argument: 'entity',
  isArgumentRequired: true,
  readArgument: (name) => ({ to: name }),
  complete: (field, surroundings) => ({
    ...referenceAuthoring.complete?.(field, surroundings),
    as: pascalCase(field.name.replace(/_?ids$/i, 's')),
  }),
}
