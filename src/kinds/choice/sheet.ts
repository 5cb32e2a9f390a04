import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { choiceLabel, type ChoiceField } from './definition.ts'
import { optionCalled } from './option-called.ts'

/** The label of an option, read back in any language as the option itself. */
export const choiceSheet = plainSheet<ChoiceField>({ value: choiceLabel, read: optionCalled })
