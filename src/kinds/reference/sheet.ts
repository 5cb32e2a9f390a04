import { t } from '../../texts/locale.ts'
import { sheets } from '#texts/import.ts'
import type { CellTexts, FieldSheet, ImportedPart } from '../core/sheet/field-sheet.ts'
import { relatedRecord, type ReferenceField } from './definition.ts'
import { optionLabelOf } from './label-columns.ts'
import { isRecordId } from '../../schema/values/record-id.ts'

const idKey = (name: string) => `${name}.id`

/** The related record's label, which may be another's too, and its id, which may not. */
export const referenceSheet: FieldSheet<ReferenceField> = {
  columns: (name, { as, label, optionLabel, ids = 'number' }) => [
    {
      key: name,
      header: t(label),
      type: 'text',
      value(record) {
        const related = relatedRecord(record, as)
        return related ? optionLabelOf(optionLabel, related) : ''
      },
    },
    {
      key: idKey(name),
      header: sheets.part(t(label), sheets.id),
      type: ids,
      value(record) {
        const id = record[name]
        return isRecordId(id) ? id : null
      },
    },
  ],
  named(name, { to, optionLabel }, texts) {
    const label = texts.get(name) ?? ''
    const isNamed = label !== '' && !texts.get(idKey(name))
    return isNamed ? [{ entity: to, optionLabel, label }] : []
  },
  async parse(name, field, texts, { findByLabel }) {
    const id = texts.get(idKey(name)) ?? ''
    const label = texts.get(name) ?? ''
    if (id !== '' && !/^\d{1,10}$/.test(id))
      return { error: sheets.noId(t(field.label), id), key: idKey(name) }
    if (id !== '' || label === '') return { values: { [name]: id } }
    const found = await findByLabel(field.to, field.optionLabel, label)
    return chosen(name, field, texts, found)
  },
}

function chosen(
  name: string,
  { label }: ReferenceField,
  texts: CellTexts,
  found: readonly number[],
): ImportedPart {
  const text = texts.get(name) ?? ''
  const [id, ...others] = found
  if (others.length > 0) return { error: sheets.severalCalled(t(label), text), key: name }
  if (id !== undefined) return { values: { [name]: id } }
  if (/^\d+$/.test(text)) return { values: { [name]: text } }
  return { error: sheets.noneCalled(t(label), text), key: name }
}
