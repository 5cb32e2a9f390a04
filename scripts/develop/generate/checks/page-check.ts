import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { objectOf, optional, type ChecksOf } from '../../../../src/kinds/core/authoring/check.ts'
import { component, flag, spelled, shownText } from '../../../../src/kinds/core/authoring/value-checks.ts'
import type { CustomPage } from '../../../../src/schema/entity/page.ts'
import { who } from './access-check.ts'
import { menuEntry } from './menu-check.ts'

const path = spelled(
  'E139',
  /^(\/:?[a-z][a-zA-Z0-9-]*)+$/,
  'words after slashes, as /waiting-room or /rooms/:id/day',
)

const parts: ChecksOf<CustomPage> = {
  path,
  title: shownText,
  menu: optional(menuEntry),
  content: component,
  roles: who,
  isBare: flag,
  isOpen: flag,
}
const whole = objectOf(parts)

export function checkPage(value: unknown): readonly EntityFinding[] {
  return whole(value, [])
}

export function isPage(value: unknown): value is CustomPage {
  return checkPage(value).length === 0
}
