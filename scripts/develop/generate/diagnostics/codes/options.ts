import type { CodeGroup } from '../code-entry.ts'

/** Field options that do not fit the field. */
export const optionCodes = {
  E161: {
    title: 'A password without a name for its confirmation',
    fix: "Write the payload name of the second input: confirmedBy: 'confirmation_password'.",
  },
  E162: {
    title: 'A default of the wrong type, or out of the limits',
    fix: 'Write a number that the field itself would accept.',
  },
  E163: {
    title: 'The largest number lies below the least, or the last day before the first',
    fix: 'Exchange the two.',
  },
  E164: {
    title: 'A limit or a default that the number itself could not be',
    fix: 'Whole numbers go up to 2,147,483,647; write decimals for fractions, and for larger numbers.',
  },
  E165: {
    title: 'An example that its own pattern refuses',
    fix: 'Write an example as people should write the text: it stands in the empty control, and the tests write it.',
  },
  E182: {
    title: 'A field of a row that no row has a place for',
    fix: 'Write one of the kinds that fit in a cell; help, conditions and components belong to the whole table.',
  },
  E183: {
    title: 'Rows that are to differ in a field that they do not have',
    fix: 'Write the name of a field of the rows.',
  },
  E184: {
    title: 'A sum or a total that rows cannot have',
    fix: 'Add up numbers alone, of the fields or of `sums`; a sum has a name that no field of the rows has.',
  },
  E181: {
    title: 'A placeholder that is no address',
    fix: "Put the picture beside the config and write its address: new URL('./pictures/room.svg', import.meta.url).href.",
  },
} as const satisfies CodeGroup
