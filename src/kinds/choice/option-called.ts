import { fold } from '../../schema/fold.ts'
import type { Text } from '../../schema/text.ts'
import { inEveryLanguage } from '../../texts/locale.ts'
import type { ChoiceField } from './meaning.ts'

/** The value that a text means, by itself or by its label in any language; else the text. */
export function optionCalled({ options }: Pick<ChoiceField, 'options'>, text: string): string {
  if (Object.hasOwn(options, text)) return text
  const said = fold(text)
  const isMeant = ([, label]: readonly [string, Text]) =>
    inEveryLanguage(label).some((each) => fold(each) === said)
  return Object.entries(options).find(isMeant)?.[0] ?? text
}
