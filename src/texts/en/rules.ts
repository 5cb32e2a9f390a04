import type { rules as french } from '../fr/rules.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

const characters = (length: number) =>
  `${length} ${plural('en', length, { one: 'character', other: 'characters' })}`

/** What a refused value is told; each speaks of the field by its label. */
export const rules = words('rules', {
  required: (label: string) => `${label}: this field is required.`,
  email: (label: string) => `${label}: this email address is not valid.`,
  date: (label: string) => `${label}: this date is not valid.`,
  past: (label: string) => `${label}: this date is in the future.`,
  fromToday: (label: string) => `${label}: must be today or later.`,
  untilToday: (label: string) => `${label}: must be today or earlier.`,
  fromDay: (label: string, day: string) => `${label}: must be ${day} or later.`,
  untilDay: (label: string, day: string) => `${label}: must be ${day} or earlier.`,
  fromField: (label: string, other: string) => `${label}: cannot be before “${other}”.`,
  untilField: (label: string, other: string) => `${label}: cannot be after “${other}”.`,
  datetime: (label: string) => `${label}: this date and time is not valid.`,
  time: (label: string) => `${label}: this time is not valid.`,
  url: (label: string) => `${label}: this web address is not valid.`,
  color: (label: string) => `${label}: enter a color such as #1a7f5a.`,
  uuid: (label: string) => `${label}: this ID is not valid.`,
  coordinates: (label: string) => `${label}: enter a latitude and a longitude, such as 36.7538, 3.0588.`,
  duration: (label: string) => `${label}: enter a duration such as 1:30.`,
  json: (label: string) => `${label}: enter a JSON object or list.`,
  number: (label: string) => `${label}: enter a number.`,
  wholeNumber: (label: string) => `${label}: enter a whole number.`,
  decimals: (label: string, most: number) =>
    `${label}: ${most} ${plural('en', most, { one: 'decimal place', other: 'decimal places' })} at most.`,
  atLeast: (label: string, least: number) => `${label}: ${least} at least.`,
  atMost: (label: string, most: number) => `${label}: ${most} at most.`,
  minLength: (label: string, length: number) => `${label}: ${characters(length)} at least.`,
  maxLength: (label: string, length: number) => `${label}: ${characters(length)} at most.`,
  notInList: (label: string) => `${label}: this value is not in the list.`,
  repeated: (label: string) => `${label}: this value is already in another row.`,
  says: (label: string, what: string) => `${label}: ${what}`,
  invalid: (label: string) => `${label}: this value is not valid.`,
} satisfies typeof french)
