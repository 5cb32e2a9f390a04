import type { ReferenceField } from './meaning.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import type { FieldStorage } from '../field-storage.ts'

/** The id of a record that exists. */
export const referenceStorage: FieldStorage<ReferenceField> = {
  async settle(name, field, { sent, stored, exists }) {
    if (!sent.has(name)) return undefined
    const value = sent.get(name)
    if (typeof value !== 'number' || value === stored?.[name]) return { value }
    if (await exists(field.to, value)) return { value }
    return { mistakes: [{ msg: answers.noSuchReference(inLanguage(field.label, 'fr')), path: name }] }
  },
}

/** The way from a record to a related one. */
export interface Relation {
  /** The column that holds the related record's id. */
  readonly column: string
  /** The entity it leads to. */
  readonly to: string
  /** The name answers nest it under. */
  readonly as: string
}

export function relationsOf(fields: Fields): readonly Relation[] {
  return Object.entries(fields).flatMap(([column, field]) =>
    field.kind === 'reference' ? [{ column, to: field.to, as: field.as }] : [],
  )
}
