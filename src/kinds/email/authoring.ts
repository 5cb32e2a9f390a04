import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { everyValue, isDescribedText, isText } from '../core/authoring/recognize.ts'
import { flag } from '../core/authoring/value-checks.ts'
import type { EmailField } from './definition.ts'

const WORDS = ['email', 'mail', 'courriel']

export const emailAuthoring: Authoring<EmailField> = {
  options: { ...typedOptions, unique: flag },
  nameWords: WORDS,
  recognizeValues: everyValue((value) => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
  recognizeSchema: (described) => (isDescribedText(described, ['email'], WORDS) ? {} : undefined),
}
