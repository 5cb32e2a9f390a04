import { plainCode } from '../../schema/values/phone.ts'

/** How long an account's number is, by country: the registry of ISO 13616. */
const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 ' +
  'FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 ' +
  'LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
  'SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'

const lengths: ReadonlyMap<string, number> = new Map(
  LENGTHS.split(' ').map((each) => [each.slice(0, 2), Number(each.slice(2))]),
)

/** As it is stored: without the spaces it is printed with, in capitals. */
export function electronicIban(text: string): string {
  return plainCode(text).replace(/\s/g, '').toUpperCase()
}

/** Whether its country has numbers of this length, and its check digits are right. */
export function isIban(text: string): boolean {
  // The sums of 00, 01 and 99 come out right as well; nobody is given them.
  const isWritten = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z\d]+$/.test(text)
  return isWritten && text.length === lengths.get(text.slice(0, 2)) && remainder(text) === 1
}

/** Of the number that the text is with its first four characters last, and 10 to 35 for A to Z, divided by 97. */
function remainder(text: string): number {
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((each) => parseInt(each, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
