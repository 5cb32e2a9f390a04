// `tribune/extend`: what a program's own field kinds and features are written in, in a browser and on a server alike.
// The names here stay when the engine's own files move.
export { plainDefinition as defineKind, searchOwnText } from '../../kinds/core/definition/plain-definition.ts'
export { fieldOfKind } from '../../kinds/core/definition/definitions.ts'
export { plainText } from '../../kinds/core/definition/plain-text.ts'
export { emptyOr, recordText } from '../../kinds/core/definition/text-values.ts'
export {
  dateFilters,
  emptyFilter,
  numberFilters,
  textFilters,
  toggleFilters,
} from '../../kinds/core/filter/filter-schemas.ts'
export { typedOptions, type Authoring } from '../../kinds/core/authoring/authoring.ts'
export { finiteNumber, flag, oneOf } from '../../kinds/core/authoring/value-checks.ts'
export { plainSheet, readSheetNumber } from '../../kinds/core/sheet/plain-sheet.ts'
export type { FieldInput } from '../../kinds/core/form/field-input.ts'
export type { CustomComponents } from '../../schema/entity/component.ts'
export type { FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
export type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
export type { Call, Contract } from '../../calls/call.ts'
export { words } from '../../texts/words.ts'
