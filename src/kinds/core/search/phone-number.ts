import { app } from '../../../generated/app.ts'
import { type Dialling } from '../../../schema/values/dialling.ts'
import { fold } from '../../../schema/values/fold.ts'

/** What people write as a phone number. */
export const PHONE_NUMBER = /^\+?[\d\s().-]{3,30}$/

interface Patterns extends Pick<Dialling, 'code' | 'trunk'> {
  /** Another country's code may be told by `+` or `00` alone; one's own also without. */
  readonly fromAbroad: RegExp
  readonly national: RegExp
}

/** A program that names no country knows numbers in their international form alone. */
const own = app.dialling && patternsOf(app.dialling)

function patternsOf({ code, trunk, digits: [least, most] }: Dialling): Patterns {
  const rest = String.raw`(\d{${least},${most}})`
  const mayTrunk = trunk && `(?:${trunk})?`
  return {
    code,
    trunk,
    fromAbroad: new RegExp(`^(?:\\+|00)?${code}${mayTrunk}${rest}$`),
    national: new RegExp(`^${trunk}${rest}$`),
  }
}

/** The digits that a phone number is compared by, however it is grouped and wherever one calls from; any other text's fold. */
export function phoneKey(text: string): string {
  const folded = fold(text)
  if (!PHONE_NUMBER.test(folded) || !/\d/.test(folded)) return folded
  const digits = folded.replace(/[^\d+]/g, '')
  const [, national] = own?.fromAbroad.exec(digits) ?? []
  return national === undefined ? digits.replace(/^00/, '+') : `${own?.trunk}${national}`
}

/** The ways in which people begin to type a number. */
export function phoneSpellings(text: string): readonly string[] {
  const key = phoneKey(text)
  const [, national] = own?.national.exec(key) ?? []
  return national === undefined ? [key] : [key, `+${own?.code}${national}`]
}
