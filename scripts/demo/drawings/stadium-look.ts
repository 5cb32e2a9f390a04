import { type Kit, crestKits } from './palette.ts'
import { type NonEmpty, seededRandom } from './seeded-random.ts'

/** What all pictures of one stadium have in common. */
export interface StadiumLook {
  readonly kit: Kit
  readonly wall: string
  readonly roof: string
  readonly hasRoof: boolean
  readonly hasTrack: boolean
  readonly tiers: 1 | 2
}

const walls: NonEmpty<string> = ['#e9dfcc', '#e3cfb3', '#dfc0a5', '#e6e2d8', '#d6d3cc']
const roofs: NonEmpty<string> = ['#f1eee6', '#dfe3e2', '#cdd3d6']

// Of the salts tried, the one that spreads the demo's few stadiums best over colours and shapes.
const SALT = 'stadium 11'

export function stadiumLook(name: string): StadiumLook {
  const stream = (part: string) => seededRandom(`${SALT}/${name}/${part}`)
  return {
    kit: stream('kit').pick(crestKits),
    wall: stream('wall').pick(walls),
    roof: stream('roof').pick(roofs),
    hasRoof: stream('roofed').chance(0.6),
    hasTrack: stream('track').chance(0.35),
    tiers: stream('tiers').pick([1, 2, 2]),
  }
}
