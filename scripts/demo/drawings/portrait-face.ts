import { mixColors } from './mix-colors.ts'
import type { NonEmpty, SeededRandom } from './seeded-random.ts'

export interface Face {
  /** The outline of the head without hair, for whatever has to follow it. */
  readonly outline: string
  readonly skin: string
  readonly shade: string
}

export function chooseFace(skin: string, random: SeededRandom): Face {
  const jaw = Math.round(random.between(40, 64))
  const chin = Math.round(random.between(348, 360))
  const outline = [
    'M172 214 C172 148 206 112 256 112 C306 112 340 148 340 214 L338 252',
    `C336 306 ${256 + jaw} ${chin} 256 ${chin} C${256 - jaw} ${chin} 176 306 174 252 Z`,
  ].join(' ')
  return { outline, skin, shade: mixColors(skin, '#5a2a1c', 0.22) }
}

export function drawNeck({ skin, shade }: Face): string {
  const neck = 'M214 300 V384 Q256 436 298 384 V300 Z'
  return [
    `<path d="${neck}" fill="${skin}"/>`,
    `<path d="M214 330 Q256 384 298 330 V366 Q262 404 214 352 Z" fill="${shade}"/>`,
  ].join('')
}

export function drawHead({ outline, skin, shade }: Face): string {
  return [
    `<ellipse cx="172" cy="238" rx="19" ry="27" fill="${skin}"/><ellipse cx="340" cy="238" rx="19" ry="27" fill="${shade}"/>`,
    `<path d="M164 230 q10 2 8 20" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`,
    `<clipPath id="head"><path d="${outline}"/></clipPath><path d="${outline}" fill="${skin}"/>`,
    `<g clip-path="url(#head)"><path d="M318 100 C330 180 330 270 282 366 H360 V100 Z" fill="${shade}" opacity=".45"/></g>`,
  ].join('')
}

/** Eyes, brows, nose and mouth; drawn over a beard. */
export function drawFeatures(face: Face, hair: string, random: SeededRandom): string {
  return [
    drawEyes(),
    random.pick(brows)(mixColors(hair, '#241a16', 0.3)),
    random.pick(noses)(mixColors(face.shade, '#4a1f16', 0.28)),
    random.pick(mouths)(mixColors(face.skin, '#6b211f', 0.62)),
  ].join('')
}

function drawEyes(): string {
  return [220, 292]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="234" rx="8.5" ry="10" fill="#2a1d18"/><circle cx="${x + 3}" cy="230" r="2.8" fill="#ffffff" opacity=".9"/>`,
    )
    .join('')
}

const brows: NonEmpty<(color: string) => string> = [
  (color) => drawStrokes('M202 208 Q220 197 238 206 M274 206 Q292 197 310 208', color, 9),
  (color) => drawStrokes('M202 206 L238 203 M274 203 L310 206', color, 11),
  (color) => drawStrokes('M203 210 Q216 200 238 209 M274 209 Q296 200 309 210', color, 7),
]

const noses: NonEmpty<(color: string) => string> = [
  (color) => drawStrokes('M259 232 Q268 256 270 266 Q262 274 248 270', color, 6),
  (color) => drawStrokes('M244 266 Q256 276 268 266', color, 6),
  (color) => drawStrokes('M254 238 L247 268 Q256 274 266 270', color, 6),
]

const mouths: NonEmpty<(color: string) => string> = [
  (color) => drawStrokes('M232 302 Q256 320 280 302', color, 7),
  (color) => drawStrokes('M234 306 Q260 316 282 300', color, 7),
  (color) =>
    `<path d="M228 298 Q256 306 284 298 Q280 326 256 326 Q232 326 228 298 Z" fill="${mixColors(color, '#3a1513', 0.45)}"/><path d="M234 301 Q256 307 278 301 L276 310 Q256 314 236 310 Z" fill="#fbf8f2"/>`,
  (color) => drawStrokes('M236 306 Q256 312 276 306', color, 7),
]

function drawStrokes(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}
