import {
  eachOf,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import { finiteNumber, name, shownText, spelled } from '../../../../src/kinds/core/authoring/value-checks.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { DashboardOptions } from '../../../../src/schema/entity/dashboard.ts'
import type { EntityMenu, MenuCount, MenuGroup, MenuOptions } from '../../../../src/schema/entity/menu.ts'
import { who } from './access-check.ts'
import { whereCheck } from './home-check.ts'
import { icon } from './icon-check.ts'

const entry: ChecksOf<MenuOptions> = {
  label: shownText,
  icon,
  order: finiteNumber,
  group: optional(name("a group's name")),
}
const badge: ChecksOf<MenuCount> = { label: shownText, where: whereCheck }

/** The number beside an entry. */
export const menuBadge: Check = objectOf(badge)

const ofEntity: ChecksOf<EntityMenu> = { ...entry, badge: optional(menuBadge) }
const group: ChecksOf<MenuGroup> = { label: optional(shownText) }

/** What a screen of one's own has in the menu. */
export const menuEntry: Check = objectOf(entry)

/** What an entity has in the menu. */
export const entityMenu: Check = objectOf(ofEntity)

/** The groups of the menu, by name. */
export const menuGroups: Check = eachOf('an object of groups', objectOf(group))

const dashboard: ChecksOf<DashboardOptions> = { ...entry, title: optional(shownText), roles: who }

const dashboardName = spelled(
  'E139',
  /^[a-z][a-zA-Z0-9-]*$/,
  'one word, as sales, which becomes a part of its path',
)
const each = eachOf('an object of dashboards', objectOf(dashboard))

/** The dashboards beside the first one, by name. */
export const dashboards: Check = (value, path) => {
  const names = isObject(value) ? Object.keys(value) : []
  const misspelt = names.flatMap((key) => dashboardName(key, [...path, key]))
  return [...misspelt.map((finding) => ({ ...finding, isAboutKey: true })), ...each(value, path)]
}
