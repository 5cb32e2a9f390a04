import { type BowlView, drawFaces, type Projection } from './bowl.ts'
import { drawPitch, groundPath } from './draw-pitch.ts'
import { mixColors } from './mix-colors.ts'
import { seededRandom } from './seeded-random.ts'
import { drawGrounds, drawTrees } from './stadium-grounds.ts'
import type { StadiumLook } from './stadium-look.ts'
import { drawStands, outerRims } from './stadium-stands.ts'

const SCALE = 4.35
const TILT = 0.8
const RISE = 0.62

/** Seen from high above, a little turned and a little from the side. */
function aerialProjection(degrees: number): Projection {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return ({ x, y, z }) => ({
    x: 640 + (x * cos - y * sin) * SCALE,
    y: 440 - ((x * sin + y * cos) * TILT + z * RISE) * SCALE,
  })
}

/** The whole stadium among its streets and trees. */
export function drawAerialView(name: string, look: StadiumLook): readonly string[] {
  const stream = (part: string) => seededRandom(`${name}/aerial/${part}`)
  const project = aerialProjection(stream('turn').pick([-20, -15, -10, 10, 15, 20]))
  const view: BowlView = { project, isVisible: () => true }
  const [foot, top] = outerRims(look)
  const wall = mixColors(look.wall, '#4a4038', 0.18)
  return [
    drawGrounds(project, stream('grounds')),
    drawTrees(project, foot.offset, stream('trees')),
    drawShadow(view, foot.offset),
    drawFaces(view, { offset: -2, z: 0 }, foot, [look.wall, look.wall]),
    `<path d="${groundPath(project, 60, 43)}" fill="#3d7c49"/>`,
    look.hasTrack ? drawFaces(view, { offset: -7, z: 0 }, { offset: 0, z: 0 }, ['#b9694a', '#b9694a']) : '',
    drawPitch(project, 2.4),
    drawFaces(view, foot, top, [wall, mixColors(wall, look.kit.dark, 0.16)]),
    drawStands(view, look, stream('stands')),
  ]
}

function drawShadow(view: BowlView, offset: number): string {
  const faces = drawFaces(view, { offset: -10, z: 0 }, { offset: offset + 3, z: 0 }, ['#20301f', '#20301f'])
  return `<g opacity=".28" transform="translate(26 24)">${faces}</g>`
}
