import type { PlaceholderName } from './meaning.ts'
import owner from './placeholders/owner.svg'
import player from './placeholders/player.svg'
import record from './placeholders/record.svg'
import stadium from './placeholders/stadium.svg'
import team from './placeholders/team.svg'

const addresses: Readonly<Record<PlaceholderName, string>> = { player, team, owner, stadium, record }

/** Where the picture lies that stands in for a missing one. */
export function placeholderAddress(name: PlaceholderName): string {
  return addresses[name]
}
