import { app } from '../../generated/app.ts'
import { DIALLING, type Dialling } from '../../schema/values/dialling.ts'
import { fold } from '../../schema/values/fold.ts'
import { forms } from '#texts/form.ts'
import { PHONE_NUMBER } from '../core/search/phone-number.ts'

/** The shortest numbers that a country of the ITU's lists has: five digits at home, with a code of two before them. */
const LEAST = { home: 5, abroad: 7 }

/**
 * What to say of a number that seems to lack digits, for the country that it names or else for the program's. It is never
 * refused: an inner extension has three, and plans change.
 */
export function fewDigits(text: string): string | undefined {
  const written = fold(text)
  if (!PHONE_NUMBER.test(written)) return undefined
  return hasFewDigits(written.replace(/[^\d+]/g, '').replace(/^00/, '+')) ? forms.fewDigits : undefined
}

function hasFewDigits(number: string): boolean {
  if (!number.startsWith('+'))
    return app.dialling ? lacksDigits(number, app.dialling) : number.length < LEAST.home
  const digits = number.slice(1)
  const plan = Object.values(DIALLING).find(({ code }) => digits.startsWith(code))
  return plan ? lacksDigits(digits.slice(plan.code.length), plan) : digits.length < LEAST.abroad
}

/** What callers leave out may be written after a country's code too, as in +213 (0) 663. */
function lacksDigits(national: string, { trunk, digits: [least] }: Dialling): boolean {
  const rest = trunk !== '' && national.startsWith(trunk) ? national.slice(trunk.length) : national
  return rest.length < least
}
