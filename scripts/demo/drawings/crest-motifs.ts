import type { NonEmpty } from './seeded-random.ts'

/** A sign around (0, 0) that fits a circle of radius 60, in the colour `ink` on the colour `ground`. */
type Motif = (ink: string, ground: string) => string

const ball: Motif = (ink, ground) =>
  [
    `<circle r="58" fill="${ink}"/>`,
    `<g fill="${ground}"><path d="${polygon(5, 21)}"/>${spokes((angle) => `<path d="M-14 -58 L0 -44 L14 -58 L12 -62 H-12 Z" transform="rotate(${angle})"/>`)}</g>`,
    `<g stroke="${ground}" stroke-width="5">${spokes((angle) => `<path d="M0 -20 V-46" transform="rotate(${angle})"/>`)}</g>`,
  ].join('')

const star: Motif = (ink) => `<path d="${starPath(60, 24)}" fill="${ink}"/>`

const crescent: Motif = (ink) =>
  `<path d="M20 -54 A57 57 0 1 0 20 54 A44 44 0 1 1 20 -54 Z" fill="${ink}"/><path d="${starPath(25, 10)}" transform="translate(22 0)" fill="${ink}"/>`

const mountains: Motif = (ink, ground) =>
  [
    `<path d="M-60 44 L-18 -36 L8 12 L24 -12 L60 44 Z" fill="${ink}"/>`,
    `<path d="M-38 -6 L-25 -11 L-18 -1 L-11 -11 L2 -6" fill="none" stroke="${ground}" stroke-width="6"/>`,
    `<circle cx="30" cy="-36" r="13" fill="${ink}"/>`,
  ].join('')

const palm: Motif = (ink) =>
  [
    `<path d="M-6 58 Q6 10 -2 -22 L8 -22 Q18 14 12 58 Z" fill="${ink}"/>`,
    '<g transform="translate(3 -24)">',
    ...[-78, -36, 0, 36, 78].map(
      (angle) =>
        `<path d="M0 4 C-14 -10 -12 -30 0 -40 C12 -30 14 -10 0 4 Z" transform="rotate(${angle})" fill="${ink}"/>`,
    ),
    `<circle cx="-11" cy="8" r="6" fill="${ink}"/><circle cx="12" cy="8" r="6" fill="${ink}"/></g>`,
  ].join('')

const waves: Motif = (ink) =>
  `<g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round">${[14, 40]
    .map((y) => `<path d="M-50 ${y} q12 -16 25 0 t25 0 t25 0 t25 0"/>`)
    .join('')}</g><path d="M-32 -6 A32 32 0 0 1 32 -6 Z" fill="${ink}"/>`

const tower: Motif = (ink, ground) =>
  [
    `<path d="M-36 56 V-30 H-44 V-54 H-26 V-42 H-10 V-54 H10 V-42 H26 V-54 H44 V-30 H36 V56 Z" fill="${ink}"/>`,
    `<path d="M-14 56 V22 A14 14 0 0 1 14 22 V56 Z" fill="${ground}"/>`,
    `<path d="M-22 -14 h10 v16 h-10 z M12 -14 h10 v16 h-10 z" fill="${ground}"/>`,
  ].join('')

export const crestMotifs: NonEmpty<Motif> = [ball, star, crescent, mountains, palm, waves, tower]

/** A five-pointed star around (0, 0). */
export function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => pointAt(i * 36, i % 2 === 0 ? outer : inner))
  return `M${points.join(' L')} Z`
}

function polygon(sides: number, radius: number): string {
  return `M${Array.from({ length: sides }, (_, i) => pointAt((i * 360) / sides, radius)).join(' L')} Z`
}

function spokes(draw: (angle: number) => string): string {
  return [0, 72, 144, 216, 288].map(draw).join('')
}

/** Degrees clockwise from the top. */
function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}
