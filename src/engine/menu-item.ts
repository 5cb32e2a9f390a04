import type { ComponentType } from 'react'
import type { Access } from '../schema/access.ts'
import type { IconProps } from '../schema/component.ts'
import type { MenuGroup } from '../schema/menu.ts'
import type { Text } from '../schema/text.ts'

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
