import { shown } from '../../texts/locale.ts'
import { entityMenu } from '../../generated/menu.ts'
import { screens } from '../../texts/fr/screens.ts'
import type { menuIcons } from './menu-icons.ts'

export interface MenuEntry {
  readonly path: string
  readonly label: string
  readonly icon: keyof typeof menuIcons
  readonly order: number
}

const own: readonly MenuEntry[] = [
  { path: '/', label: screens.menu.dashboard, icon: 'dashboard', order: 0 },
  { path: '/profile', label: screens.menu.profile, icon: 'profile', order: 100 },
]

/** The side menu, in its order, as one administrator sees it. */
export function menuEntries(isSuperAdministrator: boolean): readonly MenuEntry[] {
  const entities = entityMenu
    .filter((item) => isSuperAdministrator || !item.onlyForSuperAdministrator)
    .map((item) => ({ ...item, label: shown(item.label) }))
  return [...own, ...entities].sort((one, other) => one.order - other.order)
}
