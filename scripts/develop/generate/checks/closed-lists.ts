import type { MenuIcon } from '../../../../src/schema/entity.ts'
import type { PlaceholderName } from '../../../../src/kinds/image/meaning.ts'

const icons = {
  player: true,
  team: true,
  owner: true,
  stadium: true,
  tool: true,
  competition: true,
  administrator: true,
  record: true,
} satisfies Record<MenuIcon, true>

const placeholders = {
  player: true,
  team: true,
  owner: true,
  stadium: true,
  record: true,
} satisfies Record<PlaceholderName, true>

/** The closed lists of the config language as values; a name that is missing here does not compile. */
export const menuIconNames: readonly string[] = Object.keys(icons)
export const placeholderNames: readonly string[] = Object.keys(placeholders)
