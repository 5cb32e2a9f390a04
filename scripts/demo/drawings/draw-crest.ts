import { clubInitials } from './club-initials.ts'
import { crestMotifs, starPath } from './crest-motifs.ts'
import { crestPatterns } from './crest-patterns.ts'
import { type CrestShape, crestShapes } from './crest-shapes.ts'
import { drawLetters } from './letter-strokes.ts'
import { mixColors } from './mix-colors.ts'
import { backdrops, crestKits, type Kit } from './palette.ts'
import { seededRandom } from './seeded-random.ts'
import { svgDocument } from './svg-document.ts'

// Of the salts tried, the one that spreads the demo's few clubs best over kits, shapes and motifs.
const SALT = 'crest 3130'

/** A club crest, 512 x 512, that depends on the club's name alone. */
export function drawCrest(name: string): string {
  const stream = (part: string) => seededRandom(`${SALT}/${name}/${part}`)
  const kit = stream('kit').pick(crestKits)
  const shape = stream('shape').pick(crestShapes)
  const motif = stream('motif').pick(crestMotifs)(kit.second, kit.dark)
  return svgDocument({ width: 512, height: 512 }, [
    drawBackdrop(stream('backdrop').pick(backdrops)),
    drawRims(shape, kit),
    `<clipPath id="field"><path d="${shape.outline}" transform="translate(33.3 33.3) scale(.87)"/></clipPath>`,
    // Below the band only: seen through its antialiased edge, the field would draw a hairline along the rim.
    `<clipPath id="below" clip-path="url(#field)"><rect y="${shape.bandBottom}" width="512" height="512"/></clipPath>`,
    `<g clip-path="url(#below)"><rect width="512" height="512" fill="${kit.main}"/>`,
    `${stream('pattern').pick(crestPatterns)(kit)}</g>`,
    `<g clip-path="url(#field)">${drawBand(name, shape, kit)}</g>`,
    drawMedallion(motif, shape, kit),
  ])
}

function drawBackdrop(color: string): string {
  return `<rect width="512" height="512" fill="${mixColors(color, '#ffffff', 0.5)}"/>`
}

/** Dark, light, dark: the outline stands out on any kit, the dark one included. */
function drawRims({ outline }: CrestShape, { second, dark }: Kit): string {
  const rim = (color: string, scale: number): string => {
    const shift = (256 * (1 - scale)).toFixed(1)
    return `<path d="${outline}" transform="translate(${shift} ${shift}) scale(${scale})" fill="${color}" stroke="${color}" stroke-width="10" stroke-linejoin="round"/>`
  }
  return [
    `<g opacity=".16" transform="translate(0 12)">${rim(dark, 1)}</g>`,
    rim(dark, 1),
    rim(second, 0.95),
    rim(dark, 0.88),
  ].join('')
}

function drawBand(name: string, { bandBottom }: CrestShape, { second, dark }: Kit): string {
  const initials = clubInitials(name)
  const y = bandBottom - 46
  return [
    `<rect width="512" height="${bandBottom}" fill="${dark}"/>`,
    `<rect y="${bandBottom}" width="512" height="9" fill="${second}"/>`,
    initials === '' ? drawStars(y, second) : drawLetters(initials, { x: 256, y, height: 58, color: second }),
  ].join('')
}

function drawStars(y: number, color: string): string {
  return [-66, 0, 66]
    .map((x) => `<path d="${starPath(28, 11)}" transform="translate(${256 + x} ${y})" fill="${color}"/>`)
    .join('')
}

function drawMedallion(motif: string, { motifY }: CrestShape, { second, dark }: Kit): string {
  return [
    `<g transform="translate(256 ${motifY})">`,
    `<circle r="92" fill="${second}"/><circle r="84" fill="${dark}"/>${motif}</g>`,
  ].join('')
}
