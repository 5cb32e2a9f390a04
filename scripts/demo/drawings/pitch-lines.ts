import type { Point } from './polygon-path.ts'

/** The markings of a 105 x 68 m pitch, in metres from the centre spot. */
export const pitchLines: readonly (readonly Point[])[] = [
  box(-52.5, 52.5, 34),
  [
    { x: 0, y: -34 },
    { x: 0, y: 34 },
  ],
  arc(0, 0, 9.15, 0, 360),
  arc(0, 0, 0.4, 0, 360),
  ...[-1, 1].flatMap((side) => [
    box(side * 52.5, side * 36, 20.16),
    box(side * 52.5, side * 47, 9.16),
    arc(side * 41.5, 0, 0.4, 0, 360),
    // The arc shows only outside the penalty area: 53.05° either side of the axis.
    arc(side * 41.5, 0, 9.15, (side < 0 ? 0 : 180) - 53.05, (side < 0 ? 0 : 180) + 53.05),
  ]),
]

function box(x1: number, x2: number, halfWidth: number): Point[] {
  return [
    { x: x1, y: -halfWidth },
    { x: x2, y: -halfWidth },
    { x: x2, y: halfWidth },
    { x: x1, y: halfWidth },
    { x: x1, y: -halfWidth },
  ]
}

function arc(cx: number, cy: number, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 41 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 40) * Math.PI) / 180
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) }
  })
}
