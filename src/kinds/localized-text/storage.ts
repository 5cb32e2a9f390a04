import { readingOrder, type LocalizedTextField } from './definition.ts'
import { type FieldStorage, plainStorage } from '../core/storage/field-storage.ts'

/** One text per language, each in a form control of its own. */
export const localizedTextStorage: FieldStorage<LocalizedTextField> = {
  validate: plainStorage.validate,
  // One suffices: whoever is told that there is none types it in their own.
  control: (name) => `${name}.${readingOrder()[0]}`,
}
