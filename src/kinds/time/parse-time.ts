import { plainCode } from '../../schema/values/phone.ts'

// A spreadsheet's time of day is one of the day that its calendar begins with.
const WRITTEN = /^(?:1899-12-3\d )?(\d{1,2})\s*[:hH]\s*(\d{2})?(?::\d{2})?$/

/** 9 h 30, 9:30 and 09:30:00 as `09:30`; what is no time of day as it is. */
export function parseTime(text: string): string {
  const [, hours, minutes = '00'] = WRITTEN.exec(plainCode(text)) ?? []
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`
}

/** What a person types in a form: `930` as well. */
export function parseTypedTime(text: string): string {
  return parseTime(plainCode(text).replace(/^(\d{1,2})(\d{2})$/, '$1:$2'))
}
