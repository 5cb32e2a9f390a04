import CircleUser from 'lucide-react/icons/circle-user-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import type { MenuEntry } from '../../engine/menu-item.ts'
import { maySeeMenu, type Person } from '../../schema/access.ts'
import { t } from '../../texts/locale.ts'
import { app } from '../../generated/app.ts'
import { entityMenu } from '../../generated/menu.ts'
import { screens } from '#texts/screens.ts'

const { dashboard } = app

/** The screens of no entity. */
const commonEntries = (): readonly MenuEntry[] => [
  ...(dashboard === undefined
    ? []
    : [{ path: dashboard, label: screens.menu.dashboard, icon: LayoutDashboard, order: 0 }]),
  { path: '/profile', label: screens.menu.profile, icon: CircleUser, order: 100 },
]

/** The menu items that somebody may see, sorted. */
export function menuEntries(person: Person): readonly MenuEntry[] {
  const entities = entityMenu
    .filter((item) => maySeeMenu(item, person))
    .map((item) => ({ ...item, label: t(item.label) }))
  return [...commonEntries(), ...entities].sort((one, other) => one.order - other.order)
}
