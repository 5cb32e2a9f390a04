import { mixColors } from './mix-colors.ts'
import type { NonEmpty, SeededRandom } from './seeded-random.ts'
import type { StadiumLook } from './stadium-look.ts'

const GROUND = '#5a5470'
const SILHOUETTE = '#25243d'

/** The paved square before the gate: reflections, palms, lamps and people. */
export function drawForecourt({ wall }: StadiumLook, random: SeededRandom): string {
  const paving = mixColors(GROUND, wall, 0.22)
  const joints = Array.from(
    { length: 13 },
    (_, i) => `M${640 + (i - 6) * 62} 640 L${640 + (i - 6) * 230} 800`,
  )
  return [
    '<linearGradient id="paving" x2="0" y2="1">',
    `<stop stop-color="${mixColors(paving, '#ffd98f', 0.25)}"/><stop offset="1" stop-color="${mixColors(paving, '#1f1e36', 0.45)}"/></linearGradient>`,
    '<path d="M0 602 L100 606 Q640 670 1180 606 L1280 602 V800 H0 Z" fill="url(#paving)"/>',
    `<path d="${joints.join('')}M0 690 H1280 M0 738 H1280" stroke="#1f1e36" stroke-width="2" opacity=".16"/>`,
    '<path d="M556 648 H724 L800 800 H480 Z" fill="#ffe2a8" opacity=".32"/>',
    drawPeople(random),
    [96, 1184].map((x) => drawLamp(x, 742)).join(''),
    [330, 950].map((x) => drawLamp(x, 690)).join(''),
    random
      .pick(groves)
      .map(([x, y, size]) => drawPalm(x, y, size))
      .join(''),
  ].join('')
}

function drawPeople(random: SeededRandom): string {
  return Array.from({ length: 11 }, () => {
    const y = random.between(664, 740)
    const [x, scale] = [random.between(380, 900), (y - 560) / 110]
    return [
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})" fill="${SILHOUETTE}">`,
      '<ellipse rx="11" ry="2.6" opacity=".35"/><path d="M-6 -16 q0 -12 6 -12 q6 0 6 12 l-1.5 16 h-3.4 l-1.1 -13 l-1.1 13 h-3.4 z"/>',
      '<circle cy="-32" r="4.6"/></g>',
    ].join('')
  }).join('')
}

function drawLamp(x: number, y: number): string {
  return [
    `<radialGradient id="lamp${x}"><stop stop-color="#ffe9b5" stop-opacity=".8"/><stop offset="1" stop-color="#ffe9b5" stop-opacity="0"/></radialGradient>`,
    `<path d="M${x} ${y} V${y - 150}" stroke="${SILHOUETTE}" stroke-width="6"/>`,
    `<circle cx="${x}" cy="${y - 160}" r="62" fill="url(#lamp${x})"/><circle cx="${x}" cy="${y - 160}" r="12" fill="#fff3d0"/>`,
  ].join('')
}

type Palm = readonly [x: number, y: number, size: number]

const groves: NonEmpty<readonly Palm[]> = [
  [
    [46, 770, 1.25],
    [214, 716, 0.9],
    [1080, 720, 0.95],
    [1232, 776, 1.3],
  ],
  [
    [150, 780, 1.35],
    [1140, 780, 1.35],
  ],
  [
    [60, 740, 1.05],
    [1040, 706, 0.85],
    [1130, 730, 1],
    [1236, 770, 1.2],
  ],
]

function drawPalm(x: number, y: number, size: number): string {
  const fronds = [-100, -66, -34, -6, 24, 56, 90].map(
    (angle) => `<path d="M0 4 Q-16 -46 6 -104 Q22 -48 0 4 Z" transform="rotate(${angle})"/>`,
  )
  return [
    `<g transform="translate(${x} ${y}) scale(${size})" fill="${SILHOUETTE}">`,
    '<path d="M-9 0 Q2 -120 -2 -232 L8 -232 Q12 -120 11 0 Z"/>',
    `<g transform="translate(3 -230)">${fronds.join('')}</g></g>`,
  ].join('')
}
