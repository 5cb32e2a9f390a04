import type { QueryClient } from '@tanstack/react-query'
import { shown } from '../../engine/text.ts'
import { loadListPage } from '../../engine/resource-routes.tsx'
import { prefetchList } from '../../engine/list/use-list.ts'
import { entityMenu } from '../../generated/menu.ts'
import type { MenuItem } from '../../engine/menu-item.ts'
import { screens } from '../../texts/fr/screens.ts'
import type { menuIcons } from './menu-icons.ts'

export interface MenuEntry {
  readonly path: string
  readonly label: string
  readonly icon: keyof typeof menuIcons
  readonly order: number
  /** Fetches the code and the data of its screen before it is visited. */
  prefetch?(queryClient: QueryClient): void
}

const own: readonly MenuEntry[] = [
  { path: '/', label: screens.menu.dashboard, icon: 'dashboard', order: 0 },
  { path: '/profile', label: screens.menu.profile, icon: 'profile', order: 100 },
]

/** The side menu, in its order, as one administrator sees it. */
export function menuEntries(isSuperAdministrator: boolean): readonly MenuEntry[] {
  const entities = entityMenu
    .filter((item) => isSuperAdministrator || !item.onlyForSuperAdministrator)
    .map(entityEntry)
  return [...own, ...entities].sort((one, other) => one.order - other.order)
}

function entityEntry({ path, label, icon, order, load }: MenuItem): MenuEntry {
  return {
    path,
    label: shown(label),
    icon,
    order,
    prefetch(queryClient) {
      // What fails here is asked for again, and told of, when the screen is visited.
      void Promise.all([load(), loadListPage()])
        .then(([resource]) => prefetchList(queryClient, resource, new URLSearchParams()))
        .catch(() => undefined)
    },
  }
}
