import type { Kit } from './palette.ts'
import type { NonEmpty } from './seeded-random.ts'

/** What fills the field of a crest, over its main colour. */
type Pattern = (kit: Kit) => string

export const crestPatterns: NonEmpty<Pattern> = [
  ({ second }) =>
    [104, 198, 292, 386]
      .map((x) => `<rect x="${x - 24}" width="48" height="512" fill="${second}"/>`)
      .join(''),
  ({ second }) => `<path d="M40 400 L400 40 L480 120 L120 480 Z" fill="${second}"/>`,
  ({ second }) => `<rect x="256" width="256" height="512" fill="${second}"/>`,
  ({ second }) =>
    [252, 344, 436].map((y) => `<rect y="${y - 23}" width="512" height="46" fill="${second}"/>`).join(''),
  ({ second }) => `<path d="M60 230 L256 400 L452 230 V330 L256 500 L60 330 Z" fill="${second}"/>`,
  ({ dark }) => `<rect x="256" width="256" height="512" fill="${dark}" opacity=".28"/>`,
  drawRays,
]

function drawRays({ second }: Kit): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [from, to] = [i * 45, i * 45 + 22.5].map((degrees) => (degrees * Math.PI) / 180)
    return `M256 300 L${pointAt(from ?? 0)} L${pointAt(to ?? 0)} Z`
  })
  return `<path d="${rays.join(' ')}" fill="${second}" opacity=".9"/>`
}

function pointAt(angle: number): string {
  return `${(256 + 420 * Math.cos(angle)).toFixed(1)} ${(300 + 420 * Math.sin(angle)).toFixed(1)}`
}
