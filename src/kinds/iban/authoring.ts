import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { everyValue, isDescribedText, isText } from '../core/authoring/recognize.ts'
import { flag } from '../core/authoring/value-checks.ts'
import { electronicIban, isIban } from './iban.ts'
import type { IbanField } from './definition.ts'

const WORDS = ['iban']

export const ibanAuthoring: Authoring<IbanField> = {
  options: { ...typedOptions, unique: flag },
  nameWords: WORDS,
  recognizeValues: everyValue((value) => isText(value) && isIban(electronicIban(value))),
  recognizeSchema: (described) => (isDescribedText(described, ['iban'], WORDS) ? {} : undefined),
}
