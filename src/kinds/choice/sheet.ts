import { fold } from '../../schema/fold.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { choiceLabel, type ChoiceField } from './meaning.ts'

/** The label of an option, read back as the option itself. */
export const choiceSheet = plainSheet<ChoiceField>({
  value: choiceLabel,
  read(field, text) {
    const values = Object.keys(field.options)
    if (values.includes(text)) return text
    return values.find((value) => fold(choiceLabel(field, value)) === fold(text)) ?? text
  },
})
