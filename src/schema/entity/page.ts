import type { Who } from '../access/access.ts'
import type { LoadComponent } from './component.ts'
import type { MenuOptions } from './menu.ts'
import type { Text } from '../values/text.ts'

/** What a screen of one's own is given. */
export interface OwnPageProps {
  /** What the address says in the place of a `:name` of the path. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/** A screen of one's own. */
export interface CustomPage {
  /** Its address, with a `:name` for what differs: `path: '/waiting-room'` */
  readonly path: `/${string}`
  /** Its heading, and the title of the browser's tab: `title: 'Salle d’attente'` */
  readonly title: Text
  /** Its link in the side menu: `menu: { label: 'Attente', icon: 'lucide-react/icons/armchair', order: 35 }`; none without it. */
  readonly menu?: MenuOptions
  /** What is below the heading, a file whose default export takes `OwnPageProps`: `content: () => import('./components/WaitingRoom.tsx')` */
  readonly content: LoadComponent<OwnPageProps>
  /** The roles that see it and its link; without it all who are logged in, `[]` is the super-administrator alone: `roles: ['secretary']` */
  readonly roles?: Who
  /**
   * Its content draws `Page` of `tribune/browser` itself: with actions beside the heading, a way back, and what it says while
   * it loads. Its `title` is then that of the menu's link alone: `isBare: true`
   */
  readonly isBare?: boolean
  /** Shown without menu to everybody, also before they log in; without it only to those who are logged in. */
  readonly isOpen?: boolean
}

/**
 * Describes a screen of one's own; the one export of a file `entities/<name>.page.ts`.
 * @example export const waitingRoom = definePage({ path: '/waiting-room', title: 'Salle d’attente', content: … })
 */
export function definePage(page: CustomPage): CustomPage {
  return page
}
