import { fold } from '../../schema/fold.ts'
import { choiceLabel } from '../choice/meaning.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { textsOf } from '../core/meaning/text-list.ts'
import type { ChoicesField } from './meaning.ts'

/** The labels, with a semicolon between them, read back as the options themselves. */
export const choicesSheet = plainSheet<ChoicesField>({
  value: (field, value) =>
    textsOf(value)
      .map((each) => choiceLabel(field, each))
      .join('; '),
  read(field, text) {
    const values = Object.keys(field.options)
    return text.split(';').map((each) => {
      const written = each.trim()
      return values.find((value) => fold(choiceLabel(field, value)) === fold(written)) ?? written
    })
  },
})
