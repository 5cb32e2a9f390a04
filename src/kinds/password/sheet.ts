import { t } from '../../texts/locale.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import type { PasswordField } from './definition.ts'

/** Imported, and never exported. */
export const passwordSheet: FieldSheet<PasswordField> = {
  columns: (name, { label }) => [{ key: name, header: t(label), type: 'text', isSecret: true }],
  parse(name, { confirmedBy }, texts) {
    const password = texts.get(name) ?? ''
    // An empty one is none: the old one stays, and a new record has none yet.
    return Promise.resolve({ values: password === '' ? {} : { [name]: password, [confirmedBy]: password } })
  },
}
