/**
 * Capitals as strokes on a grid 60 wide and 80 high. Drawn rather than typed: a crest must look the
 * same on a machine that has no fonts at all.
 */
const strokes: Readonly<Record<string, string>> = {
  A: 'M4 80 L30 0 L56 80 M14 54 H46',
  B: 'M8 40 H34 A20 20 0 0 0 34 0 H8 V80 H34 A20 20 0 0 0 34 40',
  C: 'M55 20 C51 6 42 0 32 0 C14 0 5 16 5 40 C5 64 14 80 32 80 C42 80 51 74 55 60',
  D: 'M8 0 H26 C46 0 55 16 55 40 C55 64 46 80 26 80 H8 Z',
  E: 'M52 0 H9 V80 H52 M9 40 H45',
  F: 'M52 0 H9 V80 M9 40 H45',
  G: 'M55 20 C51 6 42 0 32 0 C14 0 5 16 5 40 C5 64 14 80 32 80 C46 80 55 72 55 58 V43 H35',
  H: 'M7 0 V80 M53 0 V80 M7 40 H53',
  I: 'M14 0 H46 M30 0 V80 M14 80 H46',
  J: 'M46 0 V56 C46 72 39 80 27 80 C15 80 8 72 8 59',
  K: 'M9 0 V80 M53 0 L9 48 M25 31 L55 80',
  L: 'M9 0 V80 H53',
  M: 'M5 80 V0 L30 44 L55 0 V80',
  N: 'M8 80 V0 L52 80 V0',
  O: 'M30 0 C48 0 56 16 56 40 C56 64 48 80 30 80 C12 80 4 64 4 40 C4 16 12 0 30 0 Z',
  P: 'M9 80 V0 H33 A21 21 0 0 1 33 43 H9',
  Q: 'M30 0 C48 0 56 16 56 40 C56 64 48 80 30 80 C12 80 4 64 4 40 C4 16 12 0 30 0 Z M37 58 L57 84',
  R: 'M9 80 V0 H33 A21 21 0 0 1 33 43 H9 M33 43 L54 80',
  S: 'M53 16 C49 5 40 0 30 0 C16 0 8 8 8 20 C8 34 18 37 30 40 C44 43 54 48 54 61 C54 73 44 80 30 80 C18 80 9 75 6 63',
  T: 'M4 0 H56 M30 0 V80',
  U: 'M8 0 V52 C8 70 16 80 30 80 C44 80 52 70 52 52 V0',
  V: 'M4 0 L30 80 L56 0',
  W: 'M1 0 L16 80 L30 24 L44 80 L59 0',
  X: 'M6 0 L54 80 M54 0 L6 80',
  Y: 'M4 0 L30 42 L56 0 M30 42 V80',
  Z: 'M8 0 H52 L8 80 H52',
}

const ADVANCE = 88

export interface Lettering {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly color: string
}

/** A word of capitals, centred on a point. */
export function drawLetters(word: string, { x, y, height, color }: Lettering): string {
  const scale = height / 80
  const width = (word.length * ADVANCE - (ADVANCE - 60)) * scale
  const paths = [...word].map(
    (letter, i) => `<path d="${strokes[letter] ?? ''}" transform="translate(${i * ADVANCE} 0)"/>`,
  )
  return [
    `<g transform="translate(${x - width / 2} ${y - height / 2}) scale(${scale})" fill="none" stroke="${color}"`,
    ` stroke-width="18" stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g>`,
  ].join('')
}
