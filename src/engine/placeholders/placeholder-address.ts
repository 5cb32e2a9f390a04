import type { PlaceholderName } from '../../kinds/image/meaning.ts'
import owner from './owner.svg'
import player from './player.svg'
import record from './record.svg'
import stadium from './stadium.svg'
import team from './team.svg'

const addresses: Readonly<Record<PlaceholderName, string>> = { player, team, owner, stadium, record }

/** Where the picture lies that stands in for a missing one. */
export function placeholderAddress(name: PlaceholderName): string {
  return addresses[name]
}
