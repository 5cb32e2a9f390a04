/** The rules that names are in order by, of the languages that people write them in. */
export const { compare: byCollator } = new Intl.Collator('ar')

// Names whose order a collator knows and the numbers of their letters do not.

/** Hamza on its carriers and none, ta marbuta and ha, alif maqsura and ya, vowel signs, tatweel, the article, letters of neighbours. */
const ARABIC_NAMES: readonly string[] = [
  'أحمد',
  'احمد بن علي',
  'أحمد بن علي',
  'اسماعيل',
  'إسماعيل',
  'إبراهيم',
  'ابراهيم',
  'أمين',
  'آمال',
  'ايمان',
  'إيمان',
  'مؤمن',
  'مومن',
  'رئيس',
  'هناء',
  'هنا',
  'سمية',
  'سميح',
  'سميه',
  'سميت',
  'فاطمة',
  'فاطمي',
  'جمعة',
  'جمعه',
  'مصطفى',
  'مصطفي',
  'منى',
  'مني',
  'منير',
  'محمد',
  'مُحَمَّد',
  'محـمد',
  'محمدي',
  'مَحمود',
  'محمود',
  'الجزائر',
  'الوادي',
  'وادي سوف',
  'باتنة',
  'ال',
  'البليدة',
  'ڤالمة',
  'قالمة',
  'فاس',
  'پاريس',
  'باريس',
  'تبسة',
  'علي',
]

/** Accents, capitals and ligatures; spaces, hyphens and apostrophes before letters; digits by their places; other alphabets. */
const LATIN_NAMES: readonly string[] = [
  'cote',
  'coté',
  'côte',
  'côté',
  'Cote',
  'Coté',
  'COTE',
  'Éric',
  'eric',
  'Eric',
  'éric',
  'Erica',
  'Œuvre',
  'oeuvre',
  'ouest',
  'Zola',
  'élan',
  'Ça',
  'Ca va',
  'Çà et là',
  "M'Sila",
  'Msila',
  'M Sila',
  'M-Sila',
  'Bab El Oued',
  'Bab Ezzouar',
  'Bab-Ezzouar',
  'Babor',
  '10',
  '2',
  '٣',
  'USM 10',
  'USM 2',
  'Ali',
  '« Ali »',
  '(Ali)',
  '_Ali',
  'Ɛli',
  'ⵄⵍⵉ',
  'Али',
  'Άλφα',
]

/** In a list of both. */
export const NAMES: readonly string[] = ARABIC_NAMES.flatMap((name, place) =>
  [name, LATIN_NAMES[place] ?? []].flat(),
)

/** Latin ones first; what the collator takes for one stays as it was. */
export function orderedNames(direction: 1 | -1 = 1): readonly string[] {
  const groups = [LATIN_NAMES, ARABIC_NAMES].map((names) =>
    names.toSorted((one, other) => byCollator(one, other) * direction),
  )
  return (direction === 1 ? groups : groups.toReversed()).flat()
}
