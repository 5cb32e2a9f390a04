import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { hasWord, isDescribedText, isText } from '../core/authoring/recognize.ts'
import { flag } from '../core/authoring/value-checks.ts'
import type { PhoneField } from './definition.ts'

const WORDS = ['phone', 'tel', 'telephone', 'mobile', 'gsm', 'fax', 'cellphone']

export const phoneAuthoring: Authoring<PhoneField> = {
  breadth: 2,
  options: { ...typedOptions, unique: flag },
  nameWords: WORDS,
  recognizeValues: (values, name) =>
    (hasWord(name, WORDS) && values.every(isText)) || values.every(isPhone) ? {} : undefined,
  recognizeSchema: (described) => (isDescribedText(described, ['phone', 'tel'], WORDS) ? {} : undefined),
}

/** A phone number as people write one: it starts with + or 0, or its digits stand in groups. */
function isPhone(value: unknown): boolean {
  if (!isText(value) || !/^\+?[\d\s().-]{6,30}$/.test(value)) return false
  return /^[+0(]/.test(value) || /\d[\s.-]\d+[\s.-]\d/.test(value)
}
