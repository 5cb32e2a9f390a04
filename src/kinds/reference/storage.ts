import { t } from '../../texts/locale.ts'
import type { ReferenceField } from './definition.ts'
import { answers } from '#texts/server.ts'
import type { FieldStorage } from '../core/storage/field-storage.ts'

/** The id of a record that exists. */
export const referenceStorage: FieldStorage<ReferenceField> = {
  async validate(name, field, { sent, stored, exists, noSuch, isCircle }) {
    if (!sent.has(name)) return undefined
    const value = sent.get(name)
    if (typeof value !== 'number' || value === stored?.[name]) return { value }
    const label = t(field.label)
    if (!(await exists(field.to, value))) return { errors: [{ msg: noSuch(field.to, label), path: name }] }
    if (await isCircle(name, field.to, value))
      return { errors: [{ msg: answers.belowItself(label), path: name }] }
    return { value }
  },
}
