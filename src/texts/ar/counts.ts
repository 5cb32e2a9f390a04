import { plural } from '../plural.ts'

const LOCALE = 'ar-DZ'

/** The forms of a noun beside a number; those of one and two say the number themselves. */
interface Noun {
  readonly one: string
  readonly two: string
  /** From 3 to 10. */
  readonly few: string
  /** From 11 to 99. */
  readonly many: string
  readonly other: string
}

export const formatCount = (count: number) => count.toLocaleString(LOCALE)

/** Writes so many of what a noun stands for. */
export function counting({ one, two, few, many, other }: Noun): (count: number) => string {
  return (count) => {
    const digits = formatCount(count)
    return plural(LOCALE, count, {
      one,
      two,
      few: `${digits} ${few}`,
      many: `${digits} ${many}`,
      other: `${digits} ${other}`,
    })
  }
}

/** A value between words of the other direction. */
export const isolated = (text: string) => `\u2068${text}\u2069`

export const listed = (texts: readonly string[]) => texts.map(isolated).join('، ')

const record = { one: 'بطاقة واحدة', few: 'بطاقات', many: 'بطاقة', other: 'بطاقة' }
export const records = counting({ ...record, two: 'بطاقتان' })
/** After a verbal noun or a preposition. */
export const ofRecords = counting({ ...record, two: 'بطاقتين' })

const line = { one: 'سطر واحد', few: 'أسطر', many: 'سطرًا', other: 'سطر' }
export const lines = counting({ ...line, two: 'سطران' })
/** After a verbal noun or a preposition. */
export const ofLines = counting({ ...line, two: 'سطرين' })

/** After a verbal noun or a preposition. */
export const ofDays = counting({ one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })
