import type { NonEmpty, SeededRandom } from './seeded-random.ts'
import { drawRidge } from './stadium-horizon.ts'

interface Dusk {
  readonly stops: readonly [string, string, string, string]
  readonly hills: readonly [string, string]
}

const dusks: NonEmpty<Dusk> = [
  { stops: ['#232a4d', '#4b4a78', '#b5748a', '#f2b489'], hills: ['#6b5478', '#453f61'] },
  { stops: ['#1d3350', '#3f5f80', '#9a93a4', '#f0c79c'], hills: ['#5b6680', '#394560'] },
  { stops: ['#2b2546', '#63456f', '#c46f6c', '#f6c07f'], hills: ['#714a66', '#4a3754'] },
]

/** The sky after sunset, with hills and lit floodlights. */
export function drawDusk(random: SeededRandom): string {
  const { stops, hills } = random.pick(dusks)
  const gradient = stops
    .map((color, i) => `<stop offset="${[0, 0.38, 0.74, 1][i]}" stop-color="${color}"/>`)
    .join('')
  return [
    `<linearGradient id="dusk" x2="0" y2="1">${gradient}</linearGradient>`,
    '<rect width="1280" height="600" fill="url(#dusk)"/>',
    drawStars(random),
    drawMoon(random),
    drawRidge(random, 440, 40, hills[0]),
    drawRidge(random, 500, 30, hills[1]),
    [190, 1090].map(drawMast).join(''),
  ].join('')
}

function drawStars(random: SeededRandom): string {
  const dots = Array.from({ length: 46 }, () => `M${random.integer(20, 1260)} ${random.integer(12, 250)}h0`)
  return `<path d="${dots.join('')}" stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
}

function drawMoon(random: SeededRandom): string {
  const [x, y] = [random.pick([430, 520, 760, 850]), random.integer(84, 130)]
  return `<path d="M${x} ${y - 34} a34 34 0 1 0 30 50 a27 27 0 0 1 -30 -50 Z" fill="#fdf3da"/>`
}

function drawMast(x: number): string {
  const lamps = [-30, -10, 10, 30].flatMap((dx) =>
    [-16, 4, 24].map((dy) => `<circle cx="${x + dx}" cy="${140 + dy}" r="7" fill="#fffdf0"/>`),
  )
  return [
    `<radialGradient id="glow${x}"><stop stop-color="#fff6d5" stop-opacity=".75"/><stop offset="1" stop-color="#fff6d5" stop-opacity="0"/></radialGradient>`,
    `<circle cx="${x}" cy="144" r="170" fill="url(#glow${x})"/>`,
    `<path d="M${x - 9} 600 L${x - 4} 150 H${x + 4} L${x + 9} 600 Z" fill="#2a2c44"/>`,
    `<rect x="${x - 45}" y="108" width="90" height="72" rx="7" fill="#33364f"/>${lamps.join('')}`,
  ].join('')
}
