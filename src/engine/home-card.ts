import type { MenuIcon } from '../schema/entity.ts'
import type { Text } from '../schema/text.ts'

/** A count card of the dashboard. */
export interface HomeCard {
  readonly label: Text
  /** The key of the count in the answer of the home call. */
  readonly answer: string
  readonly path: string
  readonly icon: MenuIcon
}
