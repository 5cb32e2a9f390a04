import { fold } from '../../schema/fold.ts'
import { sheets } from '#texts/sheets.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { toggleWord, type ToggleField } from './meaning.ts'

/** One of the two words that it is shown by. */
export const toggleSheet = plainSheet<ToggleField>({
  value: toggleWord,
  read(field, text) {
    const said = fold(text)
    if (said === fold(toggleWord(field, true)) || sheets.yes.includes(said)) return true
    if (said === fold(toggleWord(field, false)) || sheets.no.includes(said)) return false
    return said === fold(toggleWord(field, null)) ? '' : text
  },
})
