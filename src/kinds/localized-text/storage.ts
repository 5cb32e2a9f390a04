import type { LocalizedTextField } from './meaning.ts'
import type { FieldStorage } from '../field-storage.ts'
import { plainStorage } from '../plain-storage.ts'

/** One text per language, each in a form control of its own. */
export const localizedTextStorage: FieldStorage<LocalizedTextField> = {
  validate: plainStorage.validate,
  // French is the language every text has.
  control: (name) => `${name}.fr`,
}
