import type { Projection, Spot } from './bowl.ts'
import { pitchLines } from './pitch-lines.ts'
import { polygonPath, polylinePath } from './polygon-path.ts'

const STRIPES = 14
const GRASS = ['#4f9a58', '#5aa863'] as const

/** Mown grass, markings and goals. */
export function drawPitch(project: Projection, lineWidth: number): string {
  const lines = pitchLines.map((line) => polylinePath(line.map(({ x, y }) => project({ x, y, z: 0 }))))
  return [
    `<path d="${groundPath(project, 60, 42)}" fill="#468c51"/>`,
    drawStripes(project),
    `<path d="${lines.join('')}" fill="none" stroke="#f7faf3" stroke-width="${lineWidth}" stroke-linejoin="round"/>`,
    drawGoal(project, -1, lineWidth),
    drawGoal(project, 1, lineWidth),
  ].join('')
}

/** A rectangle on the ground around the centre spot. */
export function groundPath(project: Projection, halfLength: number, halfWidth: number): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return polygonPath(corners.map(([sx, sy]) => project({ x: sx * halfLength, y: sy * halfWidth, z: 0 })))
}

function drawStripes(project: Projection): string {
  const width = 105 / STRIPES
  return Array.from({ length: STRIPES }, (_, i) => {
    const x1 = -52.5 + i * width
    const corners = [
      { x: x1, y: -34, z: 0 },
      { x: x1 + width, y: -34, z: 0 },
      { x: x1 + width, y: 34, z: 0 },
      { x: x1, y: 34, z: 0 },
    ]
    return `<path d="${polygonPath(corners.map(project))}" fill="${GRASS[i % 2]}"/>`
  }).join('')
}

function drawGoal(project: Projection, side: number, lineWidth: number): string {
  const post = (y: number): Spot[] => [0, 2.6].map((z) => ({ x: side * 52.5, y, z }))
  const [near, far] = [post(-4), post(4)]
  const back = [near[1], far[1], { x: side * 54.6, y: 4, z: 0 }, { x: side * 54.6, y: -4, z: 0 }]
  const net = polygonPath(back.flatMap((spot) => (spot ? [project(spot)] : [])))
  const frame = polylinePath([...near, ...far.toReversed()].map(project))
  return [
    `<path d="${net}" fill="#ffffff" opacity=".35"/>`,
    `<path d="${frame}" fill="none" stroke="#ffffff" stroke-width="${lineWidth * 1.3}" stroke-linejoin="round"/>`,
  ].join('')
}
