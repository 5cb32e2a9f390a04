import { type BowlView, drawCrowd, drawFaces, drawRows, type Rim } from './bowl.ts'
import { mixColors } from './mix-colors.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { StadiumLook } from './stadium-look.ts'

const LOWER: readonly [Rim, Rim] = [
  { offset: 2, z: 1.6 },
  { offset: 15, z: 11 },
]
const UPPER: readonly [Rim, Rim] = [
  { offset: 16, z: 14.5 },
  { offset: 29, z: 27 },
]

/** Where the stands end: the foot and the top of the outer wall. */
export function outerRims({ tiers }: StadiumLook): readonly [Rim, Rim] {
  const { offset, z } = tiers === 2 ? UPPER[1] : LOWER[1]
  return [
    { offset: offset + 1.5, z: 0 },
    { offset: offset + 1.5, z: z + 1.5 },
  ]
}

/** The stands of a stadium, from the front row up to the roof. */
export function drawStands(view: BowlView, look: StadiumLook, random: SeededRandom): string {
  const [, top] = outerRims(look)
  const last = look.tiers === 2 ? UPPER[1] : LOWER[1]
  const back = mixColors(look.wall, '#2a3440', 0.25)
  return [
    drawFaces(view, { offset: 1, z: 0 }, LOWER[0], [look.wall, look.wall]),
    drawTier(view, LOWER, look, random),
    look.tiers === 2
      ? drawFaces(view, LOWER[1], UPPER[0], [look.wall, mixColors(look.wall, '#ffffff', 0.25)])
      : '',
    look.tiers === 2 ? drawTier(view, UPPER, look, random) : '',
    drawFaces(view, last, top, [back, back]),
    look.hasRoof ? drawRoof(view, top, look) : '',
  ].join('')
}

function drawTier(
  view: BowlView,
  [from, to]: readonly [Rim, Rim],
  look: StadiumLook,
  random: SeededRandom,
): string {
  const { main } = look.kit
  return [
    drawFaces(view, from, to, [main, mixColors(main, '#ffffff', 0.14)]),
    drawRows(view, from, to, 7),
    drawCrowd(view, from, to, random),
  ].join('')
}

function drawRoof(view: BowlView, top: Rim, { roof }: StadiumLook): string {
  const height = top.z + 9
  const inner = { offset: top.offset - 13, z: height - 1 }
  const outer = { offset: top.offset + 1, z: height }
  const shadow = mixColors('#25303a', roof, 0.1)
  return [
    drawFaces(view, top, { offset: top.offset, z: height }, [shadow, mixColors(shadow, '#ffffff', 0.06)]),
    drawFaces(view, inner, outer, [roof, mixColors(roof, '#5f6f78', 0.12)]),
    drawFaces(view, { ...inner, z: inner.z - 1.2 }, inner, [
      mixColors(roof, '#33424c', 0.45),
      mixColors(roof, '#33424c', 0.45),
    ]),
  ].join('')
}
