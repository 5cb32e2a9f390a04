import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition, FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { recordText, textSchema } from '../core/definition/text-values.ts'

export interface LongTextField extends TypedField, CustomComponents<string> {
  readonly kind: 'longText'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly longText: LongTextField
  }
  interface RecordParts<Name extends string, F> {
    longText: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    longText: Parsed<Name, ReturnType<typeof textSchema>>
  }
}

/**
 * Several lines of text, at most 10,000 characters.
 * @example description: longText({ label: 'Description' })
 */
export function longText(options: Omit<LongTextField, 'kind'>): LongTextField {
  return fieldOfKind(longTextDefinition, { kind: 'longText', ...options })
}

export const longTextDefinition: FieldDefinition<LongTextField> = {
  ...plainDefinition<LongTextField>({
    column: () => ({ type: 'text', empty: '' }),
    record: () => recordText,
    filters: () => emptyFilter,
    searchText: searchOwnText,
  }),
  isSortable: false,
}

export const longTextPayload: FieldPayload<LongTextField> = {
  shape: (name) => ({ [name]: textSchema(10_000) }),
}
