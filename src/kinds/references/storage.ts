import { t } from '../../texts/locale.ts'
import type { FieldStorage } from '../core/storage/field-storage.ts'
import { parseIds, type ReferencesField } from './definition.ts'

/** The ids of records that exist. */
export const referencesStorage: FieldStorage<ReferencesField> = {
  async validate(name, field, { sent, stored, exists, noSuch }) {
    if (!sent.has(name)) return undefined
    const value = parseIds(sent.get(name))
    const known = parseIds(stored?.[name])
    for (const id of value) {
      if (known.includes(id) || (await exists(field.to, id))) continue
      return { errors: [{ msg: noSuch(field.to, t(field.label)), path: name }] }
    }
    return { value }
  },
}
