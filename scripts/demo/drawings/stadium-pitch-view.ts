import { type BowlView, drawFaces, type Projection } from './bowl.ts'
import { drawPitch, groundPath } from './draw-pitch.ts'
import { polygonPath } from './polygon-path.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { StadiumLook } from './stadium-look.ts'
import { drawHorizon, drawMasts } from './stadium-horizon.ts'
import { drawStands } from './stadium-stands.ts'

const HORIZON = 110
const EYE_HEIGHT = 53.7
const EYE_DISTANCE = 102
const FOCAL_LENGTH = 760

/** Seen from the top of the main stand. */
const project: Projection = ({ x, y, z }) => {
  const scale = FOCAL_LENGTH / (y + EYE_DISTANCE)
  return { x: 640 + x * scale, y: HORIZON + (EYE_HEIGHT - z) * scale }
}

// The main stand itself lies below and behind the eye.
const view: BowlView = { project, isVisible: ({ y }) => y > -44 }

/** The pitch and the opposite stands, from a seat in the main stand. */
export function drawPitchView(name: string, look: StadiumLook): readonly string[] {
  const stream = (part: string) => seededRandom(`${name}/pitch/${part}`)
  return [
    drawHorizon(stream('horizon')),
    drawMasts(project),
    `<path d="${groundPath(project, 66, 60)}" fill="${look.hasTrack ? '#b9694a' : '#3d7c49'}"/>`,
    drawPitch(project, 3),
    drawBoards(look),
    drawStands(view, look, stream('stands')),
    drawTeams(look, stream('teams')),
    drawSeats(look),
  ]
}

function drawBoards({ kit }: StadiumLook): string {
  const board = [
    { offset: -1, z: 0 },
    { offset: -1, z: 1.5 },
  ] as const
  return drawFaces({ ...view, isVisible: ({ y }) => y > -31 }, board[0], board[1], [kit.second, kit.dark])
}

function drawTeams({ kit }: StadiumLook, random: SeededRandom): string {
  const figures = Array.from({ length: 20 }, (_, i) => ({
    x: random.between(-44, 44),
    y: random.between(-28, 30),
    shirt: i % 2 === 0 ? kit.main : '#fbfaf6',
    shorts: i % 2 === 0 ? kit.second : '#2d3238',
  }))
  return figures
    .sort((a, b) => b.y - a.y)
    .map(({ x, y, shirt, shorts }) =>
      drawFigure(project({ x, y, z: 0 }), 160 / (y + EYE_DISTANCE), shirt, shorts),
    )
    .join('')
}

function drawFigure(foot: { x: number; y: number }, scale: number, shirt: string, shorts: string): string {
  return [
    `<g transform="translate(${foot.x.toFixed(1)} ${foot.y.toFixed(1)}) scale(${scale.toFixed(2)})">`,
    '<ellipse cx="3" cy="0" rx="6" ry="1.8" fill="#1d3a26" opacity=".35"/>',
    '<path d="M-1.4 0 V-5 M1.4 0 V-5" stroke="#b98a63" stroke-width="1.7"/>',
    `<path d="M-2.8 -8 h5.6 v4 h-5.6 z" fill="${shorts}"/><path d="M-3.4 -14 h6.8 v7 h-6.8 z" fill="${shirt}"/>`,
    '<circle cy="-16.4" r="2.2" fill="#9a6a48"/></g>',
  ].join('')
}

function drawSeats({ kit }: StadiumLook): string {
  const seats = Array.from({ length: 17 }, (_, i) => {
    const x = 640 + (i - 8) * 82
    return `<path d="M${x - 35} 800 V766 q0 -14 14 -14 h42 q14 0 14 14 V800 z" fill="${i % 2 === 0 ? kit.main : kit.dark}"/>`
  })
  const floor = polygonPath([
    { x: 0, y: 742 },
    { x: 1280, y: 742 },
    { x: 1280, y: 800 },
    { x: 0, y: 800 },
  ])
  return [
    `<path d="${floor}" fill="#2b333b"/><path d="M0 742 H1280" stroke="#e8e6df" stroke-width="7"/>`,
    seats.join(''),
  ].join('')
}
