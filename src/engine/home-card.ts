import type { ComponentType } from 'react'
import type { LoadResource } from '../api/resource.ts'
import type { Access } from '../schema/access.ts'
import type { IconProps } from '../schema/component.ts'
import type { Text } from '../schema/text.ts'

/** A count card of the dashboard. */
export interface HomeCard {
  readonly label: Text
  /** The count's key in the answer of the home call. */
  readonly answer: string
  readonly path: string
  /** The icon of the menu item; none for entities without one. */
  readonly icon?: ComponentType<IconProps>
  /** Who sees it; everybody without it. */
  readonly access?: Pick<Access, 'list' | 'read'>
}

/** A widget of the dashboard, by its name in the config of its entity. */
export interface HomeWidget {
  readonly name: string
  readonly resource: LoadResource
}

export interface Dashboard {
  readonly homeCards: readonly HomeCard[]
  readonly homeWidgets: readonly HomeWidget[]
}
