import type { SeededRandom } from './seeded-random.ts'
import { type Point, polygonPath, polylinePath } from './polygon-path.ts'

/** Metres from the centre spot: x along the touchline, y away from the main stand, z up. */
export interface Spot extends Point {
  readonly z: number
}

export type Projection = (spot: Spot) => Point

/** One edge of a stand: so far behind the front row, so high. */
export interface Rim {
  readonly offset: number
  readonly z: number
}

const CORNER_RADIUS = 14
const CORNER_STEPS = 4
const LONG_STEPS = 8
const SHORT_STEPS = 5

/** The points of a rounded rectangle around the pitch; the same number for every rim, so that they pair up. */
export function bowlRing({ offset, z }: Rim): Spot[] {
  const radius = CORNER_RADIUS + offset
  const corner = (cx: number, cy: number, start: number): Spot[] =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, i) => {
      const angle = ((start + (i * 90) / CORNER_STEPS) * Math.PI) / 180
      return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle), z }
    })
  const corners = [corner(48, 30, 0), corner(-48, 30, 90), corner(-48, -30, 180), corner(48, -30, 270)]
  return corners.flatMap((spots, i) => [...spots, ...straight(spots.at(-1), corners[(i + 1) % 4]?.[0], i)])
}

function straight(from: Spot | undefined, to: Spot | undefined, side: number): Spot[] {
  if (!from || !to) return []
  const steps = side % 2 === 0 ? LONG_STEPS : SHORT_STEPS
  return Array.from({ length: steps - 1 }, (_, i) => between(from, to, (i + 1) / steps))
}

function between(from: Spot, to: Spot, share: number): Spot {
  const mix = (a: number, b: number): number => a + (b - a) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), z: mix(from.z, to.z) }
}

/** What of the bowl is in the picture. */
export interface BowlView {
  readonly project: Projection
  readonly isVisible: (spot: Spot) => boolean
}

/** The faces between two rims, in turn in one and the other colour. */
export function drawFaces(view: BowlView, from: Rim, to: Rim, colors: readonly [string, string]): string {
  const paths: [string, string] = ['', '']
  sections(view, from, to).forEach((face, i) => {
    paths[i % 2 === 0 ? 0 : 1] += polygonPath(face.map(view.project))
  })
  return paths
    .map((path, i) => `<path d="${path}" fill="${colors[i]}" stroke="${colors[i]}" stroke-width=".7"/>`)
    .join('')
}

/** Thin lines along a stand, one per row of seats, and one aisle between each two sections. */
export function drawRows(view: BowlView, from: Rim, to: Rim, rows: number): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const share = (i + 1) / (rows + 1)
    const rim = {
      offset: from.offset + (to.offset - from.offset) * share,
      z: from.z + (to.z - from.z) * share,
    }
    return sections(view, rim, rim).map(([a, b]) => polylinePath([view.project(a), view.project(b)]))
  })
  const aisles = sections(view, from, to).map(([a, , , d]) =>
    polylinePath([view.project(a), view.project(d)]),
  )
  return [
    `<path d="${lines.flat().join('')}" stroke="#000000" stroke-width="1.2" opacity=".13"/>`,
    `<path d="${aisles.join('')}" stroke="#ffffff" stroke-width="2.4" opacity=".38"/>`,
  ].join('')
}

const SHIRTS = ['#f6f1e4', '#2b2f36', '#d9a37c', '#c9d3d8']

/** Spectators as dots, strewn over a stand. */
export function drawCrowd(view: BowlView, from: Rim, to: Rim, random: SeededRandom): string {
  const faces = sections(view, from, to)
  return SHIRTS.map((shirt) => {
    const dots = faces.flatMap(([a, b, c, d]) =>
      Array.from({ length: random.integer(2, 7) }, () => {
        const along = random.between(0.08, 0.92)
        const { x, y } = view.project(
          between(between(a, b, along), between(d, c, along), random.between(0.1, 0.95)),
        )
        return `M${x.toFixed(1)} ${y.toFixed(1)}h0`
      }),
    )
    return `<path d="${dots.join('')}" stroke="${shirt}" stroke-width="4" stroke-linecap="round" opacity=".85"/>`
  }).join('')
}

type Section = readonly [Spot, Spot, Spot, Spot]

function sections({ isVisible }: BowlView, from: Rim, to: Rim): Section[] {
  const [inner, outer] = [bowlRing(from), bowlRing(to)]
  return inner.flatMap((a, i): Section[] => {
    const next = (i + 1) % inner.length
    const [b, c, d] = [inner[next], outer[next], outer[i]]
    return b && c && d && [a, b, c, d].every(isVisible) ? [[a, b, c, d]] : []
  })
}
