import { currentLocale, timeZone } from '../../../texts/locale.ts'

/** An instant by the clocks of the program, in the language of now. */
export function describeInstant(instant: Date): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(instant)
}
