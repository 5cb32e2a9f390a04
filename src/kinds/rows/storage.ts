import { answers } from '../../texts/answers.ts'
import { t } from '../../texts/locale.ts'
import type { FieldError, FieldStorage } from '../field-storage.ts'
import { relationsOf } from '../reference/relations.ts'
import type { RowsField } from './meaning.ts'
import { readRows } from './row-values.ts'

/** Rows whose references lead to records that exist. */
export const rowsStorage: FieldStorage<RowsField> = {
  async validate(name, { fields }, { sent, stored, exists }) {
    if (!sent.has(name)) return undefined
    const value = readRows(sent.get(name))
    const errors: FieldError[] = []
    for (const { column, to } of relationsOf(fields)) {
      const known = new Set(readRows(stored?.[name]).map((row) => row[column]))
      for (const [place, row] of value.entries()) {
        const id = row[column]
        if (typeof id !== 'number' || known.has(id) || (await exists(to, id))) continue
        const label = t(fields[column]?.label ?? column)
        errors.push({ msg: answers.noSuchReference(label), path: `${name}.${place}.${column}` })
      }
    }
    return errors.length > 0 ? { errors } : { value }
  },
}
