import { formatFor, type NumberFormat } from './number-format.ts'
import { DAY_SECONDS } from '../../../../schema/values/days.ts'

// What a cell shows is what it is, where its format says what the number means; where it only makes a number shorter or
// finer, the number itself is. So
// - a day or a time becomes the text of one, in the order of ISO 8601, as files of other languages show it in another one;
// - a share becomes what is shown: 0.5 with `0%` is 50%;
// - a code becomes what is shown: zeros before the number (`0000000000`), signs before it (`"n° "0`) or between its digits
//   (`000-000`) are a part of it;
// - an amount stays the number as it is stored: 12.3456 with `0.00` loses no digit, and separators of thousands, currencies,
//   units behind it, colours, and texts in the place of a zero add nothing to it.

/** More digits than that no spreadsheet keeps: 0.1 + 0.2 is 0.3 there. */
const EXACT_DIGITS = 15
/** The end of the year 9999. */
const END_OF_DAYS = 2_958_466

/** The text of a number as the file has it, with the format of its cell. */
export function formatCellNumber(stored: string, code: string, is1904: boolean): string {
  const value = Number(stored)
  if (stored === '' || !Number.isFinite(value)) return stored
  const format = formatFor(value, code)
  if (format.type === 'percent') return `${plainText(value * 100)}%`
  if (format.type === 'number')
    return codeText(value, format) ?? (/^-?\d+$/.test(stored) ? stored : plainText(value))
  const isTime = format.type === 'elapsed' || (format.type === 'time' && value < 1)
  if (value < 0 || value >= END_OF_DAYS) return plainText(value)
  return isTime ? clockText(value) : momentText(value, is1904)
}

/** With as many digits as a spreadsheet keeps, never with an exponent. */
function plainText(value: number): string {
  const exact = Number(value.toPrecision(EXACT_DIGITS))
  const text = String(exact)
  if (!text.includes('e')) return text
  return Number.isInteger(exact) ? BigInt(exact).toString() : exact.toFixed(20).replace(/0+$/, '')
}

/** Hours, which may be more than a day has, and minutes; seconds where there are some. */
function clockText(value: number): string {
  const seconds = Math.round(value * DAY_SECONDS)
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  return rest === '00' ? `${hours}:${minutes}` : `${hours}:${minutes}:${rest}`
}

/** A day, with its time where it is not midnight. */
function momentText(value: number, is1904: boolean): string {
  // The calendar of 1900 has a 29th of February, which there was not: the days before it are one later than counted from its end.
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30)
  // A sheet holds a time as a fraction of a day, which is seldom exact.
  const moment = new Date(first + Math.round(value * DAY_SECONDS) * 1000).toISOString()
  return isoText(moment)
}

/** Of a moment in ISO 8601 the day, with its time where it is not midnight. */
export function isoText(moment: string): string {
  const [day = '', time = ''] = moment.split('T')
  const clock = time.slice(0, 'HH:MM:SS'.length)
  return clock === '' || clock === '00:00:00' ? day : `${day} ${clock}`
}

/** What a code shows of a whole number; undefined where the format makes no code of it. */
function codeText(value: number, { tokens }: NumberFormat): string | undefined {
  const places = [...tokens.keys()].filter((place) => tokens[place]?.type === 'digit')
  const [first = -1, last = -1] = [places[0], places.at(-1)]
  const isWhole = Number.isInteger(value) && value >= 0 && value < 10 ** EXACT_DIGITS
  if (!isWhole || places.length === 0 || tokens.some(({ type }) => type === 'sign')) return undefined
  const zeros = tokens.filter((token) => token.type === 'digit' && token.sign === '0').length
  const texts = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((token) => (token.type === 'text' ? token.text : ''))
      .join('')
  const [before, between] = [texts(0, first), texts(first, last)]
  const isGrouped = zeros === 1 && tokens[last]?.type === 'digit' && tokens[last].sign === '0'
  // `# ##0` groups thousands, `(0)` and `-0` are of amounts.
  const isParted = between !== '' && !(isGrouped && /^[\s.,'’]*$/.test(between))
  if (zeros < 2 && !isParted && /^[\s(-]*$/.test(before)) return undefined
  return render(value, tokens)
}

function render(value: number, tokens: NumberFormat['tokens']): string {
  const signs = tokens.flatMap((token) => (token.type === 'digit' ? [token.sign] : []))
  // Behind a zero each place is shown.
  const least = signs.includes('0') ? signs.length - signs.indexOf('0') : 0
  const digits = (value === 0 ? '' : String(value)).padStart(least, '0')
  let place = digits.length - signs.length
  // What has no place of its own stands before the first one.
  let rest = digits.slice(0, Math.max(place, 0))
  return tokens
    .map((token) => {
      if (token.type !== 'digit') return token.type === 'text' ? token.text : ''
      const digit = rest + (place < 0 ? '' : digits.charAt(place))
      place += 1
      rest = ''
      return digit
    })
    .join('')
    .trim()
}
