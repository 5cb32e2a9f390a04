import type { LocalizedTextField } from './meaning.ts'
import type { FieldStorage } from '../core/storage/field-storage.ts'
import { plainStorage } from '../core/storage/plain-storage.ts'

/** One text per language, each in a form control of its own. */
export const localizedTextStorage: FieldStorage<LocalizedTextField> = {
  validate: plainStorage.validate,
  // French is the language every text has.
  control: (name) => `${name}.fr`,
}
