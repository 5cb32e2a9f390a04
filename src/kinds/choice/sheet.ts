import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { choiceLabel, optionCalled, type ChoiceField } from './meaning.ts'

/** The label of an option, read back in any language as the option itself. */
export const choiceSheet = plainSheet<ChoiceField>({ value: choiceLabel, read: optionCalled })
