import CircleUser from 'lucide-react/icons/circle-user-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import type { MenuEntry } from '../../engine/feature.ts'
import { maySeeMenu, type Person } from '../../schema/access/access.ts'
import { t } from '../../texts/locale.ts'
import { app } from '../../generated/app.ts'
import { entityMenu, menuGroups } from '../../generated/menu.ts'
import { screens } from '#texts/frame.ts'

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

export interface MenuSection {
  /** The name of the group, where its entries have one. */
  readonly group: string | undefined
  /** The heading of the group. */
  readonly label: string | undefined
  readonly entries: MenuEntry[]
}

/** Entries that stand together: those of one group, and those of none between two groups. */
export function menuSections(entries: readonly MenuEntry[]): readonly MenuSection[] {
  const sections: MenuSection[] = []
  for (const entry of entries) {
    const { group } = entry
    const place = group === undefined ? sections.at(-1) : sections.find((each) => each.group === group)
    if (place && place.group === group) place.entries.push(entry)
    else sections.push({ group, label: group && labelOf(group), entries: [entry] })
  }
  return sections
}

function labelOf(group: string): string | undefined {
  const label = menuGroups[group]?.label
  return label && t(label)
}
