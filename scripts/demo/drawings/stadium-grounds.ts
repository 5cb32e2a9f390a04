import { bowlRing, type Projection } from './bowl.ts'
import { groundPath } from './draw-pitch.ts'
import { mixColors } from './mix-colors.ts'
import { polygonPath, polylinePath } from './polygon-path.ts'
import type { NonEmpty, SeededRandom } from './seeded-random.ts'

interface Soil {
  readonly open: string
  readonly plaza: string
}

const soils: NonEmpty<Soil> = [
  { open: '#a9bf8a', plaza: '#ddd3bd' },
  { open: '#d3bd92', plaza: '#e6d8bb' },
  { open: '#b7c79b', plaza: '#d9d6c8' },
]

/** The land around a stadium: plaza, streets, car parks. */
export function drawGrounds(project: Projection, random: SeededRandom): string {
  const { open, plaza } = random.pick(soils)
  const ring = polygonPath(bowlRing({ offset: 50, z: 0 }).map(project))
  return [
    `<rect width="1280" height="800" fill="${open}"/>`,
    drawFields(project, open, random),
    `<path d="${groundPath(project, 128, 108)}" fill="${plaza}"/>`,
    drawStreets(project),
    `<path d="${ring}" fill="${mixColors(plaza, '#ffffff', 0.3)}"/>`,
    drawCars(project, random),
  ].join('')
}

function drawFields(project: Projection, open: string, random: SeededRandom): string {
  return Array.from({ length: 70 }, (_, i) => {
    const [x, y] = [(i % 10) * 40 - 200, Math.floor(i / 10) * 48 - 168]
    const tint = mixColors(open, random.pick(['#7f9b62', '#e3d7ae', '#94a874']), random.between(0.1, 0.5))
    return `<path d="${polygonPath([
      project({ x, y, z: 0 }),
      project({ x: x + 38, y, z: 0 }),
      project({ x: x + 38, y: y + 46, z: 0 }),
      project({ x, y: y + 46, z: 0 }),
    ])}" fill="${tint}"/>`
  }).join('')
}

function drawStreets(project: Projection): string {
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    polylinePath([project({ x: x1, y: y1, z: 0 }), project({ x: x2, y: y2, z: 0 })])
  const streets = [
    line(-128, -240, -128, 240),
    line(128, -240, 128, 240),
    line(-260, 108, 260, 108),
    line(-260, -108, 260, -108),
  ]
  return [
    `<path d="${streets.join('')}" stroke="#87898a" stroke-width="44"/>`,
    `<path d="${streets.join('')}" stroke="#f4f1e6" stroke-width="2.5" stroke-dasharray="16 14"/>`,
  ].join('')
}

const PAINTS: NonEmpty<string> = ['#f4f2ec', '#c9cdd0', '#39424c', '#a8433f', '#4b7aa0', '#e2d8c0']

function drawCars(project: Projection, random: SeededRandom): string {
  const places = [-1, 1].flatMap((side) =>
    Array.from({ length: 60 }, (_, i) => ({
      x: side * 118 - 12 * side * Math.floor(i / 30),
      y: -72 + (i % 30) * 4.9,
    })),
  )
  return places
    .filter(() => random.chance(0.7))
    .map(({ x, y }) => {
      const [a, b] = [project({ x: x - 2.4, y, z: 0.8 }), project({ x: x + 2.4, y, z: 0.8 })]
      return `<path d="${polylinePath([a, b])}" stroke="${random.pick(PAINTS)}" stroke-width="10" stroke-linecap="butt"/>`
    })
    .join('')
}

const LEAVES: NonEmpty<string> = ['#4d7a4a', '#5b8a55', '#3f6b45', '#6f9659']

/** Trees around the plaza and along the streets. */
export function drawTrees(project: Projection, offset: number, random: SeededRandom): string {
  const around = bowlRing({ offset: Math.max(offset + 14, 40), z: 0 })
  const along = Array.from({ length: 60 }, (_, i) => ({
    x: random.between(-210, 210),
    y: (i % 2 === 0 ? 1 : -1) * random.between(121, 170),
    z: 0,
  }))
  return [...along, ...around]
    .map((spot) => project(spot))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const [radius, leaf] = [random.between(11, 17), random.pick(LEAVES)]
      return [
        `<ellipse cx="${(x + 8).toFixed(1)}" cy="${(y + 7).toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.8).toFixed(1)}" fill="#20301f" opacity=".25"/>`,
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${leaf}"/>`,
        `<circle cx="${(x - radius * 0.25).toFixed(1)}" cy="${(y - radius * 0.3).toFixed(1)}" r="${(radius * 0.55).toFixed(1)}" fill="${mixColors(leaf, '#ffffff', 0.14)}"/>`,
      ].join('')
    })
    .join('')
}
