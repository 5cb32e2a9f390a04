import { mixColors } from './mix-colors.ts'
import { polygonPath, type Point } from './polygon-path.ts'
import type { NonEmpty, SeededRandom } from './seeded-random.ts'
import type { StadiumLook } from './stadium-look.ts'

const NIGHT = '#2b2a4a'
const GLOW = '#ffd98f'

/** A point of the round front: degrees from the middle, height from 0 (ground) to 1 (eaves). */
function place(degrees: number, height: number, bulge = 0): Point {
  const angle = (degrees * Math.PI) / 180
  const [ground, eaves] = [606 + 34 * Math.cos(angle), 452 - 122 * Math.cos(angle)]
  return { x: 640 + (540 + bulge) * Math.sin(angle), y: ground + (eaves - ground) * height }
}

function panel(from: number, to: number, bottom: number, top: number, bulge = 0): string {
  return polygonPath([
    place(from, bottom, bulge),
    place(to, bottom, bulge),
    place(to, top, bulge),
    place(from, top, bulge),
  ])
}

/** The round front of the stadium with its lit arcade, cladding and roof. */
export function drawBuilding(look: StadiumLook, random: SeededRandom): string {
  const bays = random.pick([13, 15, 17])
  const step = 180 / bays
  const arch = random.pick(arches)
  const starts = Array.from({ length: bays }, (_, i) => -90 + i * step)
  // All walls first: they overlap a little, against hairlines, and must not cut into their neighbours' fronts.
  const walls = starts.map((from) => drawWall(look, from, from + step))
  const fronts = starts.map((from) => drawFront(look, from, from + step, arch))
  return [...walls, ...fronts, look.hasRoof ? drawCanopy(look) : drawParapet(look), drawGate(look)].join('')
}

/** Evening light comes from the right. */
function lit(color: string, degrees: number): string {
  return mixColors(color, NIGHT, 0.42 - 0.2 * Math.sin((degrees * Math.PI) / 180))
}

function drawWall({ wall }: StadiumLook, from: number, to: number): string {
  return `<path d="${panel(from - 0.15, to + 0.15, 0, 1)}" fill="${lit(wall, (from + to) / 2)}"/>`
}

function drawFront(look: StadiumLook, from: number, to: number, arch: Arch): string {
  const middle = (from + to) / 2
  const slat = (to - from) / 4
  const slats = [0, 1, 2, 3].map((i) => {
    const color = i % 2 === 0 ? look.kit.main : mixColors(look.kit.main, look.kit.dark, 0.55)
    return `<path d="${panel(from + i * slat - 0.1, from + (i + 1) * slat + 0.1, 0.56, 0.96)}" fill="${lit(color, middle)}"/>`
  })
  return [
    arch(from + (to - from) * 0.2, to - (to - from) * 0.2),
    `<path d="${panel(from - 0.1, to + 0.1, 0.49, 0.53)}" fill="${mixColors(GLOW, look.wall, 0.2)}"/>`,
    slats.join(''),
  ].join('')
}

type Arch = (from: number, to: number) => string

const roundArch: Arch = (from, to) => {
  const [a, b, c, d] = [place(from, 0), place(from, 0.3), place(to, 0.3), place(to, 0)]
  const top = place((from + to) / 2, 0.52)
  return `<path d="M${xy(a)}L${xy(b)}Q${xy({ x: b.x, y: top.y })} ${xy(top)}Q${xy({ x: c.x, y: top.y })} ${xy(c)}L${xy(d)}Z" fill="${GLOW}"/>`
}

const pointedArch: Arch = (from, to) => {
  const [a, b, c, d] = [place(from, 0), place(from, 0.26), place(to, 0.26), place(to, 0)]
  const top = place((from + to) / 2, 0.46)
  return `<path d="M${xy(a)}L${xy(b)}Q${xy({ x: b.x, y: (b.y + top.y) / 2 })} ${xy(top)}Q${xy({ x: c.x, y: (c.y + top.y) / 2 })} ${xy(c)}L${xy(d)}Z" fill="${GLOW}"/>`
}

const lintel: Arch = (from, to) => `<path d="${panel(from, to, 0, 0.4)}" fill="${GLOW}"/>`

const arches: NonEmpty<Arch> = [roundArch, pointedArch, lintel]

function drawCanopy({ roof }: StadiumLook): string {
  return [
    `<path d="${band([0.96, 0], [1.04, 44])}" fill="${GLOW}"/>`,
    `<path d="${band([1.03, 44], [1.12, 44])}" fill="${mixColors(roof, NIGHT, 0.3)}"/>`,
    `<path d="${band([1.1, 44], [1.16, 40])}" fill="${mixColors(roof, '#f2b489', 0.3)}"/>`,
  ].join('')
}

function drawParapet({ wall, kit }: StadiumLook): string {
  const flags = [-52, -34, -17, 17, 34, 52].map((degrees) => {
    const { x, y } = place(degrees, 1.02)
    return `<path d="M${x} ${y} v-64" stroke="#d9d5dd" stroke-width="4"/><path d="M${x + 2} ${y - 62} q16 -6 22 0 t20 0 v24 q-14 5 -20 0 t-22 0 z" fill="${kit.second}"/>`
  })
  return `${flags.join('')}<path d="${band([0.97, 10], [1.04, 10])}" fill="${mixColors(wall, NIGHT, 0.14)}"/>`
}

type Edge = readonly [height: number, bulge: number]

/** A strip all around the front. */
function band(bottom: Edge, top: Edge): string {
  const degrees = Array.from({ length: 37 }, (_, i) => -90 + i * 5)
  return polygonPath([
    ...degrees.map((angle) => place(angle, ...bottom)),
    ...degrees.toReversed().map((angle) => place(angle, ...top)),
  ])
}

function drawGate({ wall, kit }: StadiumLook): string {
  const frame = mixColors(wall, NIGHT, 0.2)
  return [
    `<path d="M520 648 V394 H760 V648 Z" fill="${frame}"/><path d="M508 394 h264 v-18 h-264 z" fill="${mixColors(wall, '#ffffff', 0.1)}"/>`,
    `<path d="M556 648 V540 A84 84 0 0 1 724 540 V648 Z" fill="${GLOW}"/>`,
    `<path d="M568 648 V542 A72 72 0 0 1 712 542 V648 Z" fill="#fff0c9"/>`,
    `<path d="M640 470 V648 M604 480 V648 M676 480 V648 M568 560 H712" stroke="${mixColors(GLOW, '#7a4a20', 0.35)}" stroke-width="4"/>`,
    `<circle cx="640" cy="422" r="24" fill="${kit.main}" stroke="${kit.second}" stroke-width="5"/>`,
    [536, 728].map((x) => `<path d="M${x} 410 h16 v150 l-8 12 l-8 -12 z" fill="${kit.main}"/>`).join(''),
  ].join('')
}

function xy({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
