import type { Projection } from './bowl.ts'
import { mixColors } from './mix-colors.ts'
import { type Point, polygonPath } from './polygon-path.ts'
import type { NonEmpty, SeededRandom } from './seeded-random.ts'

interface Weather {
  readonly zenith: string
  readonly haze: string
  readonly hills: string
}

const weathers: NonEmpty<Weather> = [
  { zenith: '#8fc3dd', haze: '#e4eff0', hills: '#8fa9a8' },
  { zenith: '#7fb2d6', haze: '#f3ead7', hills: '#a89d8c' },
  { zenith: '#a9b8d8', haze: '#fbe3cd', hills: '#a58f97' },
]

/** Sky, hills and a town behind the stands. */
export function drawHorizon(random: SeededRandom): string {
  const { zenith, haze, hills } = random.pick(weathers)
  return [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset="1" stop-color="${haze}"/></linearGradient>`,
    '<rect width="1280" height="260" fill="url(#sky)"/>',
    drawClouds(random),
    drawRidge(random, 120, 46, mixColors(hills, haze, 0.5)),
    drawRidge(random, 166, 34, hills),
    drawTown(random, mixColors(haze, hills, 0.3), mixColors(hills, '#33424c', 0.25)),
  ].join('')
}

/** A line of hills that fills everything below it. */
export function drawRidge(random: SeededRandom, y: number, height: number, color: string): string {
  const crest: Point[] = Array.from({ length: 17 }, (_, i) => ({
    x: i * 80,
    y: y + random.between(-height, height),
  }))
  const curve = crest.slice(1).map((point, i) => {
    const from = crest[i] ?? point
    return `Q${from.x} ${from.y.toFixed(1)} ${(from.x + point.x) / 2} ${((from.y + point.y) / 2).toFixed(1)}`
  })
  return `<path d="M0 ${y} ${curve.join(' ')} L1280 ${y} V800 H0 Z" fill="${color}"/>`
}

function drawClouds(random: SeededRandom): string {
  return Array.from({ length: 4 }, (_, i) => {
    const [x, y] = [i * 330 + random.between(0, 160), random.between(24, 84)]
    const width = random.between(90, 170)
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}h${width.toFixed(0)}m-${(width * 0.7).toFixed(0)} 18h${(width * 1.1).toFixed(0)}" stroke="#ffffff" stroke-width="17" stroke-linecap="round" opacity=".5"/>`
  }).join('')
}

function drawTown(random: SeededRandom, light: string, dark: string): string {
  const houses = Array.from({ length: 44 }, (_, i) => {
    const [x, width, top] = [i * 30 - 10, random.between(24, 44), random.between(172, 214)]
    const corners = [
      { x, y: top },
      { x: x + width, y: top },
      { x: x + width, y: 420 },
      { x, y: 420 },
    ]
    return `<path d="${polygonPath(corners)}" fill="${mixColors(light, dark, random.between(0, 0.4))}"/>`
  })
  const trees = Array.from(
    { length: 60 },
    (_, i) => `M${i * 22 + random.integer(-8, 8)} ${random.integer(232, 244)}h0`,
  )
  const green = mixColors(dark, '#3d6b4a', 0.6)
  return [
    houses.join(''),
    `<path d="${trees.join('')}" stroke="${green}" stroke-width="34" stroke-linecap="round"/>`,
    `<rect y="236" width="1280" height="564" fill="${green}"/>`,
  ].join('')
}

/** Floodlight masts behind the far corners. */
export function drawMasts(project: Projection): string {
  return [-1, 1]
    .map((side) => {
      const [foot, head] = [project({ x: side * 90, y: 84, z: 0 }), project({ x: side * 90, y: 84, z: 58 })]
      const lamps = [0, 1, 2, 3].flatMap((column) =>
        [0, 1, 2].map(
          (row) =>
            `<circle cx="${head.x - 27 + column * 18}" cy="${head.y - 20 + row * 17}" r="6" fill="#fffbe8"/>`,
        ),
      )
      return [
        `<path d="M${foot.x} ${foot.y}L${head.x} ${head.y}" stroke="#6d7a82" stroke-width="9"/>`,
        `<rect x="${head.x - 40}" y="${head.y - 33}" width="80" height="60" rx="6" fill="#56636c"/>${lamps.join('')}`,
      ].join('')
    })
    .join('')
}
