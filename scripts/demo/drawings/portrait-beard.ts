import type { NonEmpty } from './seeded-random.ts'

type Beard = (color: string) => string

const FULL =
  'M168 236 C168 320 200 372 256 372 C312 372 344 320 344 236 C336 262 326 284 308 286 C292 274 274 272 256 272 C238 272 220 274 204 286 C186 284 176 262 168 236 Z'
const MOUSTACHE =
  'M220 294 C226 278 246 276 256 284 C266 276 286 278 292 294 C276 288 266 292 256 292 C246 292 236 288 220 294 Z'
const GOATEE =
  'M222 296 C228 280 246 278 256 284 C266 278 284 280 290 296 C294 330 278 362 256 362 C234 362 218 330 222 296 Z'

const none: Beard = () => ''
const stubble: Beard = (color) => clipped(FULL, color, 0.24)
const full: Beard = (color) => clipped(FULL, color, 1)
const goatee: Beard = (color) => clipped(GOATEE, color, 0.95)
const moustache: Beard = (color) => clipped(MOUSTACHE, color, 1)

export const playerBeards: NonEmpty<Beard> = [none, none, none, stubble, stubble, full, full, goatee]

export const ownerBeards: NonEmpty<Beard> = [none, stubble, full, goatee, moustache, moustache]

/** Kept inside the face, whose chin differs from person to person. */
function clipped(path: string, color: string, opacity: number): string {
  return `<g clip-path="url(#head)"><path d="${path}" fill="${color}" opacity="${opacity}"/></g>`
}
