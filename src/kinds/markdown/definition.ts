import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition, FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { recordText, textSchema } from '../core/definition/text-values.ts'

export interface MarkdownField extends TypedField, CustomComponents<string> {
  readonly kind: 'markdown'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly markdown: MarkdownField
  }
  interface RecordParts<Name extends string, F> {
    markdown: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    markdown: Parsed<Name, ReturnType<typeof textSchema>>
  }
}

/**
 * A text with headings, lists and links, written in Markdown: at most 20,000 characters. HTML in it is shown as it is
 * written, and runs nowhere.
 * @example rules: markdown({ label: 'Règlement' })
 */
export function markdown(options: Omit<MarkdownField, 'kind'>): MarkdownField {
  return fieldOfKind(markdownDefinition, { kind: 'markdown', ...options })
}

export const markdownDefinition: FieldDefinition<MarkdownField> = {
  ...plainDefinition<MarkdownField>({
    column: () => ({ type: 'text', empty: '' }),
    record: () => recordText,
    filters: () => emptyFilter,
    searchText: searchOwnText,
  }),
  isSortable: false,
}

export const markdownPayload: FieldPayload<MarkdownField> = {
  shape: (name) => ({ [name]: textSchema(20_000) }),
}
