import { t } from '../../texts/locale.ts'
import { sheets } from '#texts/import.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import { readTexts, TEXT_LANGUAGES, type LocalizedTextField } from './definition.ts'

/** A column for each language. A language that a file does not have stays as it is. */
export const localizedTextSheet: FieldSheet<LocalizedTextField> = {
  columns: (name, field) =>
    TEXT_LANGUAGES.map((language) => ({
      key: `${name}.${language}`,
      header: sheets.part(t(field.label), sheets.languages[language]),
      type: 'text',
      value: (record) => readTexts(record[name])[language],
    })),
  parse(name, _field, texts, { stored }) {
    const before = readTexts(stored?.[name])
    const read = TEXT_LANGUAGES.map((language) => [
      language,
      texts.get(`${name}.${language}`) ?? before[language],
    ])
    return Promise.resolve({ values: { [name]: Object.fromEntries(read) } })
  },
}
