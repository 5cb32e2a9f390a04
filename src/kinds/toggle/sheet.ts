import { fold } from '../../schema/fold.ts'
import { sheets } from '#texts/sheets.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { toggleWord, toggleWords, type ToggleField } from './meaning.ts'

/** One of the words that it is shown by, read back in any language. */
export const toggleSheet = plainSheet<ToggleField>({
  value: toggleWord,
  read(field, text) {
    const said = fold(text)
    const isWordOf = (value: boolean | null) => toggleWords(field, value).some((word) => fold(word) === said)
    if (isWordOf(true) || sheets.yes.includes(said)) return true
    if (isWordOf(false) || sheets.no.includes(said)) return false
    return isWordOf(null) ? '' : text
  },
})
