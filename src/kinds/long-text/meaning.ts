import type { OwnComponents } from '../../schema/component.ts'
import type { Named } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldMeaning, FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { plainMeaning, searchOwnText } from '../plain-meaning.ts'
import { recordText, textSchema } from '../text-schemas.ts'

export interface LongTextField extends FieldBase, OwnComponents<string> {
  readonly kind: 'longText'
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly longText: LongTextField
  }
  interface RecordParts<Name extends string, F> {
    longText: Named<Name, string>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    longText: Named<Name, string>
  }
}

/**
 * Several lines of text, at most 10,000 characters.
 * @example description: longText({ label: 'Description' })
 */
export function longText(options: Omit<LongTextField, 'kind'>): LongTextField {
  return { kind: 'longText', ...options }
}

export const longTextMeaning: FieldMeaning<LongTextField> = {
  ...plainMeaning<LongTextField>({
    column: () => ({ type: 'text', empty: '' }),
    record: () => recordText,
    searchText: searchOwnText,
  }),
  isSortable: false,
}

export const longTextPayload: FieldPayload<LongTextField> = {
  shape: (name) => ({ [name]: textSchema(10_000) }),
}
