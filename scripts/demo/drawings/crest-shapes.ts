import type { NonEmpty } from './seeded-random.ts'

/** The outline of a crest around (256, 256), and where it leaves room for a band and a motif. */
export interface CrestShape {
  readonly outline: string
  /** The height at which a solid band of initials crosses the top. */
  readonly bandBottom: number
  readonly motifY: number
}

export const crestShapes: NonEmpty<CrestShape> = [
  // Heater: flat top, pointed foot.
  {
    outline: 'M86 70 H426 V236 C426 350 350 424 256 466 C162 424 86 350 86 236 Z',
    bandBottom: 176,
    motifY: 296,
  },
  // Rounded foot.
  {
    outline: 'M92 74 H420 V286 C420 392 346 456 256 456 C166 456 92 392 92 286 Z',
    bandBottom: 180,
    motifY: 308,
  },
  // Roundel.
  {
    outline: 'M256 56 A200 200 0 0 1 256 456 A200 200 0 0 1 256 56 Z',
    bandBottom: 192,
    motifY: 310,
  },
  // Eared top, pointed foot.
  {
    outline:
      'M256 58 C300 84 352 88 410 74 C400 120 424 154 424 230 C424 342 346 412 256 468 C166 412 88 342 88 230 C88 154 112 120 102 74 C160 88 212 84 256 58 Z',
    bandBottom: 186,
    motifY: 296,
  },
  // Hexagon.
  { outline: 'M256 48 L424 146 V354 L256 464 L88 354 V146 Z', bandBottom: 196, motifY: 306 },
]
