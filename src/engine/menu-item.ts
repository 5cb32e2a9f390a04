import type { MenuIcon } from '../schema/entity.ts'
import type { Text } from '../schema/text.ts'

/** An entity's entry of the side menu. */
export interface MenuItem {
  readonly path: string
  readonly label: Text
  readonly icon: MenuIcon
  readonly order: number
  readonly onlyForSuperAdministrator?: boolean
}
