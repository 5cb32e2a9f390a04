import { t } from '../../texts/locale.ts'
import type { LookupField } from './meaning.ts'
import { answers } from '#texts/answers.ts'
import type { FieldStorage } from '../core/storage/field-storage.ts'

/** A name of the reference table, or the one a record holds already: tables change, records stay. */
export const lookupStorage: FieldStorage<LookupField> = {
  async validate(name, field, { sent, stored }) {
    if (!sent.has(name)) return undefined
    const value = sent.get(name)
    if (value === '' || value === stored?.[name]) return { value }
    const options: readonly unknown[] = await field.options.load()
    if (options.includes(value)) return { value }
    return { errors: [{ msg: answers.notInList(t(field.label)), path: name }] }
  },
}
