import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { expecting, objectOf, optional } from '../core/authoring/check.ts'
import type { JsonObject } from '../core/authoring/json.ts'
import { isText } from '../core/authoring/recognize.ts'
import { countStart, flag, name, shownText } from '../core/authoring/value-checks.ts'
import { MOST_CHARACTERS, type TextField } from './definition.ts'

/** As few values as a fixed list would have. */
const MOST_CHOICES = 8

const length = expecting(
  `a whole number from 1 to ${MOST_CHARACTERS}`,
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_CHARACTERS,
)

const digits = expecting(
  'a whole number from 1 to 20',
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20,
)

/** Those flags make an expression remember where it stopped. */
function isPattern(value: unknown): boolean {
  return value instanceof RegExp && !value.global && !value.sticky
}

export const textAuthoring: Authoring<TextField> = {
  breadth: 4,
  options: {
    ...typedOptions,
    initial: optional(
      objectOf({ countFrom: countStart, prefix: optional(name('a text')), digits: optional(digits) }),
    ),
    prefix: optional(shownText),
    suffix: optional(shownText),
    unique: flag,
    autoComplete: optional(name('a word')),
    minLength: optional(length),
    maxLength: optional(length),
    pattern: optional(
      objectOf({
        matches: expecting('a regular expression without flags g and y', isPattern),
        says: shownText,
        example: name('a text that matches'),
      }),
    ),
  },
  compareOptions: (fieldName, { minLength = 0, maxLength = MOST_CHARACTERS, pattern }) => [
    ...(minLength > maxLength
      ? [
          {
            code: 'E163',
            path: ['fields', fieldName, 'minLength'],
            message: `there is ${minLength}, above the most of ${maxLength}; so that no text would be accepted; expected at most ${maxLength}`,
          } as const,
        ]
      : []),
    ...(pattern && !pattern.matches.test(pattern.example)
      ? [
          {
            code: 'E165',
            path: ['fields', fieldName, 'pattern', 'example'],
            message: `there is ${JSON.stringify(pattern.example)}, which ${pattern.matches} does not match; expected a text that it does; write another, or mend the pattern`,
          } as const,
        ]
      : []),
  ],
  recognizeValues(values) {
    if (!values.every(isText)) return undefined
    const distinct = [...new Set(values)]
    if (values.length === distinct.length || distinct.length > MOST_CHOICES) return {}
    const told = distinct.join(', ')
    return { remark: `its values repeat (${told}); where they are a fixed list, write choice` }
  },
  recognizeSchema: ({ isText: isOne, schema }) => (isOne ? { options: readLengths(schema) } : undefined),
}

/** Those that differ from what every text keeps to. */
function readLengths({ minLength, maxLength }: JsonObject) {
  return {
    ...(isLength(minLength) && minLength <= MOST_CHARACTERS && { minLength }),
    ...(isLength(maxLength) && maxLength < MOST_CHARACTERS && { maxLength }),
  }
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 1
}
