import { fold } from '../../../schema/fold.ts'
import type { SheetColumn } from './field-sheet.ts'

/** A heading without what its values are counted in, `Montant` and `eur` of `Montant (€)`. */
export interface Heading {
  readonly name: string
  /** Null where it says none. */
  readonly unit: string | null
}

/** What people write for one unit; the first one is what it is compared by. Of other currencies the code of ISO 4217 is known. */
const SAME_UNITS: readonly (readonly string[])[] = [
  ['EUR', '€', 'euro', 'euros', 'يورو', 'أورو'],
  ['DZD', 'DA', 'د.ج', 'dinar', 'dinars', 'دينار', 'dinar algérien', 'dinars algériens', 'دينار جزائري'],
  ['USD', '$', 'US$', 'dollar', 'dollars', 'دولار'],
  ['GBP', '£'],
  ['MAD', 'DH', 'درهم'],
  ['TND', 'DT'],
  ['%', 'pourcent', 'percent', 'pct', 'بالمئة', 'بالمائة'],
  ['kg', 'kilo', 'kilos', 'kilogrammes', 'kilograms', 'كغ', 'كلغ', 'كيلوغرام'],
  ['g', 'grammes', 'grams', 'غ', 'غرام'],
  ['t', 'tonnes', 'tons', 'طن'],
  ['m', 'mètres', 'metres', 'meters', 'متر'],
  ['cm', 'centimètres', 'سم'],
  ['mm', 'ملم'],
  ['km', 'كم', 'كلم'],
  ['m²', 'م²'],
  ['ha', 'hectares', 'هكتار'],
  ['l', 'litres', 'liters', 'لتر'],
  ['h', 'heures', 'hours', 'ساعة'],
  ['min', 'minutes', 'دقيقة'],
  ['j', 'jours', 'days', 'يوم', 'أيام'],
]

/** The patterns below take time that grows with the square of a heading; none that people write is longer. */
const MAX_HEADING = 200

const BRACKETED = /^(.*\S)\s*[([{]\s*([^()[\]{}]+?)\s*[)\]}]$/
const SIGN_BEHIND = /^(.*[^\s€$£%])\s*([€$£%])$/
/** One word or two, behind a space or a dash, with `en`, `in` or `ب` before it. */
const WORDS_BEHIND = [1, 2].map(
  (count) =>
    new RegExp(
      `^(.*?[^\\s:,/-])(?:\\s*[:,/-]\\s*|\\s+)((?:(?:en|in)\\s+)?\\S+${'\\s\\S+'.repeat(count - 1)})$`,
    ),
)
const PREPOSITION = /^(?:(?:en|in|ب)\s+|ب(?:ال)?)/

/** Reads headings by the units that are known everywhere and those of these columns, whatever they are. */
export function createHeadingReader(columns: readonly SheetColumn[]): (heading: string) => Heading {
  const known = new Map<string, string>()
  for (const [first = '', ...others] of [...SAME_UNITS, ...columns.map(({ units = [] }) => units)]) {
    const unit = known.get(plainUnit(first)) ?? plainUnit(first)
    for (const each of [first, ...others]) if (!known.has(plainUnit(each))) known.set(plainUnit(each), unit)
  }
  const unitOf = (text: string) => {
    const unit = plainUnit(text)
    const bare = plainUnit(text.replace(PREPOSITION, ''))
    return known.get(unit) ?? known.get(bare) ?? (isCurrency(bare) ? bare : undefined)
  }
  return (heading) => {
    const whole = fold(heading.replaceAll('_', ' '))
    if (whole.length > MAX_HEADING) return { name: whole, unit: null }
    for (const pattern of [BRACKETED, SIGN_BEHIND, ...WORDS_BEHIND]) {
      const [, name, text = ''] = pattern.exec(whole) ?? []
      const unit = unitOf(text)
      if (name !== undefined && unit !== undefined) return { name, unit }
    }
    return { name: whole, unit: null }
  }
}

/** `د.ج.` and `دج` alike. */
function plainUnit(text: string): string {
  return fold(text).replace(/[.\s]/g, '')
}

function isCurrency(unit: string): boolean {
  return Intl.supportedValuesOf('currency').includes(unit.toUpperCase())
}
