import type { ComponentType } from 'react'
import type { Access, Who } from '../schema/access/access.ts'
import type { IconProps } from '../schema/entity/component.ts'
import type { Text } from '../schema/values/text.ts'
import type { WidgetOutline } from '../schema/entity/widget.ts'
import type { MenuGroup } from '../schema/entity/menu.ts'
import type { RouteObject } from 'react-router-dom'
import type { LoadResource } from '../api/resource.ts'

/** A count card of the dashboard. */
export interface HomeCard {
  /** The name of the entity, where roles are data. */
  readonly name?: string
  readonly label: Text
  /** The count's key in the answer of the home call. */
  readonly answer: string
  readonly path: string
  /** The icon of the menu item; none for entities without one. */
  readonly icon?: ComponentType<IconProps>
  /** Who sees it, and who may add a record; everybody without it. */
  readonly access?: Pick<Access, 'list' | 'read' | 'create'>
}

/** A widget of the dashboard, by its name in the config of its entity: as much as its outline is drawn of. */
export interface HomeWidget {
  readonly entity: string
  readonly name: string
  readonly shape: WidgetOutline
  /** The lines or bars that it has at the most. */
  readonly most?: number
}

export interface Dashboard {
  readonly homeCards: readonly HomeCard[]
  /** The answers of the cards, in the order in which first records are made. */
  readonly homeSteps: readonly string[]
  readonly homeWidgets: readonly HomeWidget[]
}

/** A dashboard beside the first one. */
export interface FurtherDashboard {
  readonly title: Text
  /** Who sees it; everybody without it. */
  readonly roles?: Who
  readonly widgets: readonly HomeWidget[]
}

export type FurtherDashboards = Readonly<Record<string, FurtherDashboard>>

/** An entity's menu item. */
export interface MenuItem {
  /** The name of the entity, where roles are data. */
  readonly name?: string
  readonly path: string
  readonly label: Text
  readonly icon: ComponentType<IconProps>
  readonly order: number
  /** The name of its group. */
  readonly group?: string
  /** The entity that says what the number beside it counts. */
  readonly counted?: string
  /** Who sees it; everybody without it. */
  readonly access?: Pick<Access, 'menu' | 'list' | 'read'>
}

/** A menu item as somebody sees it. */
export interface MenuEntry extends Pick<MenuItem, 'path' | 'icon' | 'order' | 'group' | 'counted'> {
  readonly label: string
}

export type MenuGroups = Readonly<Record<string, MenuGroup>>

/** What the configs say of where the screens of entities stand, and of what comes first. */
interface Program {
  readonly entityPaths: readonly { readonly path: string; readonly load: LoadResource }[]
  loadHome(): Promise<Dashboard>
}

/** The screens of a feature. Apart from what it puts into slots, which the login page does not need. */
export type FeatureRoutes = (program: Program) => readonly RouteObject[]
