import { fold } from '../../schema/values/fold.ts'
import { indexNames, type NameIndex } from '../../schema/where/name-index.ts'
import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { toggleWords, toggleWord, type ToggleField } from './definition.ts'

interface Pair {
  readonly on: readonly string[]
  readonly off: readonly string[]
}

/** What files say in any language instead of a field's words. */
const ANSWERS: Pair = {
  on: ['oui', 'vrai', 'yes', 'true', 'نعم', 'صحيح'],
  off: ['non', 'faux', 'no', 'false', 'لا', 'خطأ'],
}

/** What files say of a field whose own words are among these. */
const STATES: readonly Pair[] = [
  { on: ['actif', 'active', 'نشط', 'مفعل'], off: ['inactif', 'inactive', 'غير نشط', 'غير مفعل'] },
]

const indexes = new WeakMap<ToggleField['words'], NameIndex>()

/** One of the words that it is shown by, read back in any language. */
export const toggleSheet = plainSheet<ToggleField>({
  value: toggleWord,
  read(field, text) {
    const index = indexes.get(field.words) ?? indexWords(field)
    indexes.set(field.words, index)
    const [state, ...others] = index.find(text)
    return state === undefined || others.length > 0 ? text : VALUES[state]
  },
})

/** What a payload carries. */
const VALUES: Readonly<Record<string, boolean | ''>> = { on: true, off: false, unknown: '' }

function indexWords(field: ToggleField): NameIndex {
  const [on, off] = [toggleWords(field, true), toggleWords(field, false)]
  const shown = new Set([...on, ...off].map(fold))
  const pairs = [
    ANSWERS,
    ...STATES.filter((pair) => [...pair.on, ...pair.off].some((each) => shown.has(fold(each)))),
  ]
  const unknown = field.words.unknown === undefined ? [] : toggleWords(field, null)
  return indexNames([
    { name: 'on', labels: on, keywords: pairs.flatMap((pair) => pair.on) },
    { name: 'off', labels: off, keywords: pairs.flatMap((pair) => pair.off) },
    ...(unknown.length > 0 ? [{ name: 'unknown', labels: unknown }] : []),
  ])
}
