import { t } from '../../texts/locale.ts'
import { sheets } from '#texts/import.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import { optionLabelOf } from '../reference/label-columns.ts'
import { parseIds, relatedRecords, type ReferencesField } from './definition.ts'

const idKey = (name: string) => `${name}.id`

/** The labels, with a semicolon between them, which may be others' too, and the ids, which may not. */
export const referencesSheet: FieldSheet<ReferencesField> = {
  columns: (name, { as, label, optionLabel }) => [
    {
      key: name,
      header: t(label),
      type: 'text',
      value: (record) =>
        relatedRecords(record, as)
          .map((related) => optionLabelOf(optionLabel, related))
          .join('; '),
    },
    {
      key: idKey(name),
      header: sheets.part(t(label), sheets.id),
      type: 'text',
      value: (record) => parseIds(record[name]).join('; '),
    },
  ],
  named(name, { to, optionLabel }, texts) {
    const labels = texts.get(idKey(name)) ? [] : partsOf(texts.get(name))
    return labels.map((label) => ({ entity: to, optionLabel, label }))
  },
  async parse(name, field, texts, { findByLabel }) {
    const ids = partsOf(texts.get(idKey(name)))
    const wrong = ids.find((id) => !/^\d{1,10}$/.test(id))
    if (wrong !== undefined) return { error: sheets.noId(t(field.label), wrong), key: idKey(name) }
    if (ids.length > 0) return { values: { [name]: ids.map(Number) } }
    const found: number[] = []
    for (const label of partsOf(texts.get(name))) {
      const [id, ...others] = await findByLabel(field.to, field.optionLabel, label)
      if (others.length > 0) return { error: sheets.severalCalled(t(field.label), label), key: name }
      if (id === undefined) return { error: sheets.noneCalled(t(field.label), label), key: name }
      found.push(id)
    }
    return { values: { [name]: found } }
  },
}

function partsOf(text = ''): readonly string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
