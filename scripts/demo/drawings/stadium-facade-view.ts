import { seededRandom } from './seeded-random.ts'
import { drawBuilding } from './facade-building.ts'
import { drawDusk } from './facade-dusk.ts'
import { drawForecourt } from './facade-forecourt.ts'
import type { StadiumLook } from './stadium-look.ts'

/** The main entrance at dusk. */
export function drawFacadeView(name: string, look: StadiumLook): readonly string[] {
  const stream = (part: string) => seededRandom(`${name}/facade/${part}`)
  return [
    drawDusk(stream('dusk')),
    drawBuilding(look, stream('building')),
    drawForecourt(look, stream('forecourt')),
  ]
}
