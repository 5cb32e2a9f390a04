import { mixColors } from './mix-colors.ts'
import { type Kit, kits } from './palette.ts'
import type { NonEmpty, SeededRandom } from './seeded-random.ts'

export type Outfit = 'jersey' | 'suit'

const TORSO =
  'M52 512 C56 446 92 414 156 398 C178 392 196 386 208 374 Q256 424 304 374 C316 386 334 392 356 398 C420 414 456 446 460 512 Z'

/**
 * The clothes from the shoulders down; the neck is drawn before them, so that collars lie over it.
 * Isolated, so that they are clipped once, together: clipped one by one, each edge lets the cloth below shine through.
 */
export function drawOutfit(outfit: Outfit, random: SeededRandom): string {
  const clip = `<clipPath id="torso"><path d="${TORSO}"/></clipPath>`
  const clothes = outfit === 'jersey' ? drawJersey(random) : drawSuit(random)
  return `${clip}<g clip-path="url(#torso)" style="isolation:isolate">${clothes.cloth}</g>${clothes.collar}`
}

interface Clothes {
  readonly cloth: string
  readonly collar: string
}

function drawJersey(random: SeededRandom): Clothes {
  const kit = random.pick(kits)
  const cloth = [
    `<rect y="360" width="512" height="152" fill="${kit.main}"/>`,
    random.pick(patterns)(kit),
    `<path d="M136 512 C140 470 138 448 126 408 L40 430 V512 Z" fill="${kit.dark}" opacity=".1"/>`,
    `<path d="M376 512 C372 470 374 448 386 408 L472 430 V512 Z" fill="${kit.dark}" opacity=".16"/>`,
    drawBadge(kit),
  ].join('')
  return { cloth, collar: random.pick(collars)(kit) }
}

const patterns: NonEmpty<(kit: Kit) => string> = [
  () => '',
  () => '',
  ({ second }) =>
    [150, 222, 294, 366]
      .map((x) => `<rect x="${x - 14}" y="360" width="28" height="152" fill="${second}"/>`)
      .join(''),
  ({ second }) => `<path d="M140 360 L250 360 L420 512 L300 512 Z" fill="${second}"/>`,
  ({ second }) => `<rect y="446" width="512" height="34" fill="${second}"/>`,
  ({ second }) => `<rect x="256" y="360" width="256" height="152" fill="${second}"/>`,
  ({ main, dark }) =>
    [180, 218, 256, 294, 332]
      .map((x) => `<rect x="${x - 2}" y="360" width="4" height="152" fill="${mixColors(main, dark, 0.5)}"/>`)
      .join(''),
]

function drawBadge({ main, second, dark }: Kit): string {
  const shield = 'M314 446 h34 v20 c0 12 -8 18 -17 22 c-9 -4 -17 -10 -17 -22 z'
  return `<path d="${shield}" fill="${dark}" stroke="${second}" stroke-width="4"/><circle cx="331" cy="462" r="6" fill="${main}"/>`
}

const collars: NonEmpty<(kit: Kit) => string> = [
  ({ second, dark }) => drawNeckline('M205 376 Q256 430 307 376', second, dark),
  ({ second, dark }) => drawNeckline('M205 376 L256 430 L307 376', second, dark),
  ({ second, dark }) =>
    [
      `<path d="M256 424 L206 370 L186 392 L226 444 Z" fill="${second}"/>`,
      `<path d="M256 424 L306 370 L326 392 L286 444 Z" fill="${mixColors(second, dark, 0.12)}"/>`,
    ].join(''),
]

function drawNeckline(path: string, second: string, dark: string): string {
  const edge = mixColors(second, dark, 0.16)
  return [
    `<path d="${path}" fill="none" stroke="${edge}" stroke-width="20" stroke-linejoin="round"/>`,
    `<path d="${path}" fill="none" stroke="${second}" stroke-width="13" stroke-linejoin="round"/>`,
  ].join('')
}

const jackets: NonEmpty<string> = ['#2f3b4c', '#3c3f45', '#4b4239', '#27463f', '#4a3946']

function drawSuit(random: SeededRandom): Clothes {
  const jacket = random.pick(jackets)
  const lapel = mixColors(jacket, '#ffffff', 0.1)
  const cloth = [
    `<rect y="360" width="512" height="152" fill="${jacket}"/>`,
    '<path d="M204 366 L256 512 L308 366 Z" fill="#f7f5ef"/>',
    random.chance(0.6)
      ? drawTie(random.pick(kits))
      : '<path d="M256 424 V512" stroke="#d9d5ca" stroke-width="4"/>',
    `<path d="M200 366 L158 398 L176 446 L160 458 L256 530 Z" fill="${lapel}"/>`,
    `<path d="M312 366 L354 398 L336 446 L352 458 L256 530 Z" fill="${mixColors(lapel, '#000000', 0.12)}"/>`,
  ].join('')
  const collar = [
    '<path d="M256 424 L208 368 L194 390 L230 442 Z" fill="#ffffff"/>',
    '<path d="M256 424 L304 368 L318 390 L282 442 Z" fill="#ebe8e0"/>',
  ].join('')
  return { cloth, collar }
}

function drawTie({ main, dark }: Kit): string {
  const knot = `<path d="M242 422 H270 L265 446 H247 Z" fill="${mixColors(main, dark, 0.4)}"/>`
  return `<path d="M247 444 H265 L274 512 H238 Z" fill="${main}"/>${knot}`
}
