import { choiceLabel } from '../choice/definition.ts'
import { optionCalled } from '../choice/option-called.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { textsOf } from '../core/definition/text-list.ts'
import type { ChoicesField } from './definition.ts'

/** The labels, with a semicolon between them, read back in any language as the options themselves. */
export const choicesSheet = plainSheet<ChoicesField>({
  value: (field, value) =>
    textsOf(value)
      .map((each) => choiceLabel(field, each))
      .join('; '),
  read(field, text) {
    return text.split(';').map((each) => optionCalled(field, each.trim()))
  },
})
