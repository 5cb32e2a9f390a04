import type { Country } from './country.ts'

/** How phone numbers are written inside a country, and dialled from abroad. */
export interface Dialling {
  /** `213` of `+213 663 31 97 76` */
  readonly code: string
  /** What numbers begin with inside the country, and callers from abroad leave out. */
  readonly trunk: string
  /** The fewest and the most digits behind it. */
  readonly digits: readonly [least: number, most: number]
}

/** By ISO 3166, as the national plans that the ITU publishes say (E.164); a country more is a line more. */
export const DIALLING: Readonly<Partial<Record<Country, Dialling>>> = {
  BE: { code: '32', trunk: '0', digits: [8, 9] },
  CH: { code: '41', trunk: '0', digits: [9, 9] },
  DZ: { code: '213', trunk: '0', digits: [8, 9] },
  ES: { code: '34', trunk: '', digits: [9, 9] },
  FR: { code: '33', trunk: '0', digits: [9, 9] },
  GB: { code: '44', trunk: '0', digits: [9, 10] },
  MA: { code: '212', trunk: '0', digits: [9, 9] },
  PT: { code: '351', trunk: '', digits: [9, 9] },
  SN: { code: '221', trunk: '', digits: [9, 9] },
  TN: { code: '216', trunk: '', digits: [8, 8] },
  US: { code: '1', trunk: '', digits: [10, 10] },
}
