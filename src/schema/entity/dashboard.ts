import type { Who } from '../access/access.ts'
import type { MenuOptions } from './menu.ts'
import type { Text } from '../values/text.ts'

/** A dashboard beside the first one, at `/dashboard/<name>`: the widgets that name it stand there. */
export interface DashboardOptions extends MenuOptions {
  /** Its heading, and the title of the browser's tab: `title: 'Les ventes de la semaine'`; without it the label. */
  readonly title?: Text
  /**
   * The roles that see it and its link; without it all who are logged in, `[]` is the super-administrator alone. Of an entity
   * whose list somebody may not see its widgets tell nothing either way: `roles: ['secretary']`
   */
  readonly roles?: Who
}

/** Where a dashboard is. */
export function dashboardPath(name: string): string {
  return `/dashboard/${name}`
}
