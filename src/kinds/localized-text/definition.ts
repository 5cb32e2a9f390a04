import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import type { Language } from '../../schema/values/text.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { recordText, textSchema, parseJsonOrText } from '../core/definition/text-values.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { currentTranslation } from '../../texts/translation.ts'

export interface LocalizedTextField extends FieldBase, CustomComponents<LocalizedText> {
  readonly kind: 'localizedText'
}

export type LocalizedText = Readonly<z.output<typeof recordTexts>>

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly localizedText: LocalizedTextField
  }
  interface RecordParts<Name extends string, F> {
    localizedText: Named<Name, LocalizedText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    localizedText: Parsed<Name, ReturnType<typeof sentTexts>>
  }
  interface PathParts<Name extends string, F> {
    localizedText: `${Name}.${(typeof TEXT_LANGUAGES)[number]}`
  }
}

/**
 * One line of text in English, French and Arabic, an object `{ en, fr, ar }`.
 * @example name: localizedText({ label: 'Nom', required: true })
 */
export function localizedText(options: Omit<LocalizedTextField, 'kind'>): LocalizedTextField {
  return fieldOfKind(localizedTextDefinition, { kind: 'localizedText', ...options })
}

/** In the order the inputs stand. */
export const TEXT_LANGUAGES = ['en', 'fr', 'ar'] as const satisfies readonly Language[]

const NOTHING = { en: '', fr: '', ar: '' }

const recordTexts = z._default(z.object({ en: recordText, fr: recordText, ar: recordText }), NOTHING)

type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** Those languages as somebody reads them: their own first. */
export function readingOrder(): readonly [TextLanguage, ...TextLanguage[]] {
  const { language } = currentTranslation()
  return [language, ...TEXT_LANGUAGES.filter((each) => each !== language)]
}

/** A value in one line: in the language of whoever reads it, else in the first that there is. */
function textInOneLanguage(_field: LocalizedTextField, value: unknown): string {
  const texts = readTexts(value)
  const language = readingOrder().find((each) => texts[each] !== '')
  return language === undefined ? '' : texts[language]
}

/** The texts of a value, none where it is something else. */
export function readTexts(value: unknown): LocalizedText {
  const read = recordTexts.safeParse(value)
  return read.success ? read.data : NOTHING
}

export const localizedTextDefinition: FieldDefinition<LocalizedTextField> = {
  columns: (name) =>
    TEXT_LANGUAGES.map((language) => ({
      name: `${name}_${language}`,
      type: 'text',
      empty: '',
      isFolded: true,
      isCollated: true,
    })),
  recordShape: (name) => ({ [name]: recordTexts }),
  formValues: (name, _field, _mode, record) => ({ [name]: record?.[name] ?? NOTHING }),
  toRow(name, _field, value) {
    const read = readTexts(value)
    return Object.fromEntries(TEXT_LANGUAGES.map((language) => [`${name}_${language}`, read[language]]))
  },
  fromRow: (name, _field, row) =>
    Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, row[`${name}_${language}`] ?? ''])),
  text: textInOneLanguage,
  paths: (name) => TEXT_LANGUAGES.map((language) => `${name}.${language}`),
  searchText: (_field, value) => Object.values(readTexts(value)).join(' '),
  filters: () => textFilters,
  isEmpty: (value) => Object.values(readTexts(value)).every((each) => each === ''),
}

function sentTexts() {
  const text = z._default(z.nullable(textSchema(255)), '')
  return z.pipe(readParts, z.object({ en: text, fr: text, ar: text }))
}

export const localizedTextPayload: FieldPayload<LocalizedTextField> = {
  shape: (name) => ({ [name]: sentTexts() }),
}

/** The texts, the JSON text of them as a part of a multipart body has it, or nothing. */
const readParts = z.transform((value: unknown) => {
  if (value === '' || value === null) return {}
  return typeof value === 'string' ? parseJsonOrText(value) : value
})
