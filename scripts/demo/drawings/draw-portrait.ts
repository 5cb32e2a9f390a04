import { mixColors } from './mix-colors.ts'
import { backdrops, complexions } from './palette.ts'
import { ownerBeards, playerBeards } from './portrait-beard.ts'
import { chooseFace, drawFeatures, drawHead, drawNeck } from './portrait-face.ts'
import { ownerCuts, playerCuts } from './portrait-hair.ts'
import { drawOutfit, type Outfit } from './portrait-outfit.ts'
import { seededRandom } from './seeded-random.ts'
import { svgDocument } from './svg-document.ts'

/** A flat bust, 512 x 512, that depends on the name alone: a jersey for players, a suit for owners. */
export function drawPortrait(name: string, outfit: Outfit = 'jersey'): string {
  // One stream per part: a new haircut must not change everybody's clothes.
  const stream = (part: string) => seededRandom(`${name}/${part}`)
  const isPlayer = outfit === 'jersey'
  const { skin, hairs, agedHairs } = stream('complexion').pick(complexions)
  const hair = stream('hair').pick(isPlayer ? hairs : agedHairs)
  const face = chooseFace(skin, stream('face'))
  const haircut = stream('cut').pick(isPlayer ? playerCuts : ownerCuts)(hair)
  return svgDocument({ width: 512, height: 512 }, [
    drawBackdrop(stream('backdrop').pick(backdrops)),
    '<g transform="translate(-30.72 -61.44) scale(1.12)">',
    inHeadPlace(haircut.back),
    drawNeck(face),
    drawOutfit(outfit, stream('outfit')),
    inHeadPlace(
      drawHead(face),
      stream('beard').pick(isPlayer ? playerBeards : ownerBeards)(hair),
      haircut.front,
      drawFeatures(face, hair, stream('features')),
      !isPlayer && stream('glasses').chance(0.4) ? GLASSES : '',
    ),
    '</g>',
  ])
}

/** Heads are drawn in the middle of the picture and sit a little lower on the shoulders. */
function inHeadPlace(...shapes: readonly string[]): string {
  return `<g transform="translate(0 14)">${shapes.join('')}</g>`
}

const GLASSES =
  '<g fill="#ffffff" fill-opacity=".08" stroke="#2b2b30" stroke-width="6"><rect x="192" y="214" width="54" height="42" rx="16"/><rect x="266" y="214" width="54" height="42" rx="16"/><path d="M246 230 Q256 224 266 230 M192 228 L174 224 M320 228 L338 224" fill="none"/></g>'

function drawBackdrop(color: string): string {
  return [
    `<rect width="512" height="512" fill="${color}"/>`,
    `<circle cx="256" cy="262" r="206" fill="${mixColors(color, '#ffffff', 0.45)}"/>`,
  ].join('')
}
