import { answers } from '#texts/server.ts'
import { punctuation } from '#texts/frame.ts'
import type { NameIndex } from '../../schema/where/name-index.ts'
import { t } from '../../texts/locale.ts'
import type { InvalidValue, FieldStorage } from '../core/storage/field-storage.ts'
import { textOf } from '../core/definition/definitions.ts'
import type { DependentLookupField } from '../dependent-lookup/definition.ts'
import type { LookupField } from './definition.ts'
import { loadIndex, loadWholeTable } from './table-index.ts'

/** A name of the reference table, or the one a record holds already: tables change, records stay. */
export const lookupStorage: FieldStorage<LookupField> = {
  loadNames: ({ options }) => loadWholeTable(options, ['']),
  resolve: async (name, { options }, { sent, stored }) =>
    resolveName(await loadIndex(options, ''), sent.get(name), stored?.[name]),
  async validate(name, field, { sent, stored }) {
    if (!sent.has(name)) return undefined
    const value = sent.get(name)
    if (value === '' || value === stored?.[name]) return { value }
    const index = await loadIndex(field.options, '')
    return index.has(value) ? { value } : { errors: [unknownName(name, field, index, value)] }
  },
}

/** The name that a text stands for; the stored one where it may stand for several, and the text where that says nothing. */
export function resolveName(index: NameIndex, value: unknown, stored: unknown): unknown {
  if (typeof value !== 'string' || value === '' || value === stored) return value
  const found = index.find(value)
  if (found.length === 1) return found[0]
  return found.some((each) => each === stored) ? stored : value
}

/** Says which names a text may stand for, or which it is nearly written as. */
export function unknownName(
  name: string,
  field: LookupField | DependentLookupField,
  index: NameIndex,
  value: unknown,
): InvalidValue {
  const text = typeof value === 'string' ? value : ''
  const list = (names: readonly string[]) => names.map((each) => textOf(field, each)).join(punctuation.comma)
  const label = t(field.label)
  const meant = index.find(text)
  if (meant.length > 1) return { msg: answers.ambiguousName(label, list(meant)), path: name }
  const near = index.nearest(text)
  return { msg: near.length > 0 ? answers.nearName(label, list(near)) : answers.notInList(label), path: name }
}
