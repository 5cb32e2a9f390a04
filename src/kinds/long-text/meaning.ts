import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldMeaning, FieldPayload, Mode, TypedField } from '../../schema/entity/field-meaning.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/meaning/meanings.ts'
import { plainMeaning, searchOwnText } from '../core/meaning/plain-meaning.ts'
import { recordText, textSchema } from '../core/meaning/text-values.ts'

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
  return fieldOfKind(longTextMeaning, { kind: 'longText', ...options })
}

export const longTextMeaning: FieldMeaning<LongTextField> = {
  ...plainMeaning<LongTextField>({
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
