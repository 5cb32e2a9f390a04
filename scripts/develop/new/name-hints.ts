import type { FieldKind } from '../../../src/schema/field-kinds.ts'
import { readWords } from './naming.ts'

const HINTS: readonly (readonly [FieldKind, readonly string[]])[] = [
  ['password', ['password', 'passwd']],
  ['email', ['email', 'mail', 'courriel']],
  ['phone', ['phone', 'tel', 'telephone', 'mobile', 'gsm', 'fax', 'cellphone']],
  ['longText', ['description', 'notes', 'note', 'bio', 'biography', 'content', 'comment', 'summary']],
  ['image', ['image', 'picture', 'photo', 'logo', 'avatar', 'cover', 'thumbnail']],
  ['images', ['images', 'pictures', 'photos', 'gallery']],
]

const FLAGS = ['is', 'has', 'can', 'active', 'enabled', 'published', 'archived', 'deleted', 'visible']

/** The kind that a field's name speaks of, where it does. */
export function hintOf(name: string): FieldKind | undefined {
  const words = readWords(name)
  return HINTS.find(([, known]) => words.some((word) => known.includes(word)))?.[0]
}

/** Whether a 0 or 1 under this name is a yes or no. */
export function isFlagName(name: string): boolean {
  return readWords(name).some((word) => FLAGS.includes(word))
}

/** When a record was made or changed: the backend's own business. */
export function isBookkeeping(name: string): boolean {
  return /^(created|updated|deleted)_?(at|on|date)$/i.test(name) || name === '__v'
}
