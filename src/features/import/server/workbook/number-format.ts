/** A piece of a format: a place for a digit, a text that is shown as it is, or a sign that says how. */
type Token =
  | { readonly type: 'digit'; readonly sign: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'sign' | 'elapsed'; readonly sign: string }

/** What a format makes of a number. */
export interface NumberFormat {
  readonly tokens: readonly Token[]
  readonly type: 'number' | 'percent' | 'day' | 'time' | 'elapsed'
}

/** Those of ECMA-376 (18.8.30) that a file refers to by number alone, as far as they show no plain number. */
export const BUILT_IN_FORMATS: ReadonlyMap<number, string> = new Map([
  ...[9, 10].map((id) => [id, '0%'] as const),
  ...[14, 15, 16, 17, ...range(27, 31), 36, ...range(50, 54), 57, 58].map(
    (id) => [id, 'yyyy-mm-dd'] as const,
  ),
  ...[18, 19, 20, 21, ...range(32, 35), 45, 47, 55, 56].map((id) => [id, 'h:mm:ss'] as const),
  [22, 'yyyy-mm-dd h:mm'],
  [46, '[h]:mm:ss'],
])

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

const CONDITION = /^(<=|>=|<>|<|>|=)(-?[\d.]+)$/
const PIECE = /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]|am\/pm|a\/p|general|e[+-]|./gisu

interface Section {
  readonly tokens: Token[]
  applies?: (value: number) => boolean
}

/** The part of a format code that shows this value. */
export function formatFor(value: number, code: string): NumberFormat {
  const tokens = selectSection(value, splitSections(code))?.tokens ?? []
  return { tokens, type: typeOf(tokens) }
}

/** Of sections without conditions the first is for numbers above zero, the second below, the third for zero. */
function selectSection(value: number, sections: readonly Section[]): Section | undefined {
  if (sections.some(({ applies }) => applies))
    return sections.find(({ applies }) => applies?.(value) ?? true) ?? sections.at(-1)
  if (value < 0) return sections[1] ?? sections[0]
  return value === 0 ? (sections[2] ?? sections[0]) : sections[0]
}

function splitSections(code: string): readonly Section[] {
  let section: Section = { tokens: [] }
  const sections = [section]
  for (const [piece, quoted, escaped, bracketed] of code.matchAll(PIECE)) {
    if (piece === ';') {
      section = { tokens: [] }
      sections.push(section)
    } else if (bracketed !== undefined) readBracket(section, bracketed)
    else if (quoted ?? escaped) section.tokens.push({ type: 'text', text: quoted ?? escaped ?? '' })
    else if (!/^[_*"]/.test(piece)) section.tokens.push(readSign(piece))
  }
  return sections
}

function readBracket(section: Section, inside: string): void {
  const [, operator, limit] = CONDITION.exec(inside) ?? []
  const [, currency] = /^\$([^-]*)/.exec(inside) ?? []
  if (operator) section.applies = (value) => compare(value, operator, Number(limit))
  else if (currency) section.tokens.push({ type: 'sign', sign: '$' })
  else if (/^(h+|m+|s+)$/i.test(inside)) section.tokens.push({ type: 'elapsed', sign: inside })
}

function compare(value: number, operator: string, limit: number): boolean {
  if (value === limit) return operator.includes('=')
  return operator.includes(value < limit ? '<' : '>')
}

/** What stands for itself without quotes; a letter that says nothing does so too. */
function readSign(piece: string): Token {
  const sign = piece.toLowerCase()
  if (/^[0#?]$/.test(sign)) return { type: 'digit', sign }
  if (sign === 'general') return { type: 'digit', sign: '0' }
  return /^[.,%@/dmyhs]$|^e[+-]$|^a/.test(sign) || /\p{Sc}/u.test(sign)
    ? { type: 'sign', sign }
    : { type: 'text', text: piece }
}

function typeOf(tokens: readonly Token[]): NumberFormat['type'] {
  const signs = tokens
    .filter(({ type }) => type === 'sign')
    .map((token) => ('sign' in token ? token.sign : ''))
  if (tokens.some(({ type }) => type === 'elapsed')) return 'elapsed'
  if (signs.some((sign) => /^[dy]$/.test(sign))) return 'day'
  if (signs.some((sign) => /^[hs]$/.test(sign))) return 'time'
  if (signs.includes('m')) return 'day'
  return signs.includes('%') ? 'percent' : 'number'
}
