import type { Action } from '../../../../src/schema/entity/action.ts'
import { isFieldKind } from '../../../../src/kinds/core/definition/all-definitions.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import {
  eachOf,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { flag, oneOf, shownText } from '../../../../src/kinds/core/authoring/value-checks.ts'
import { condition } from '../../../../src/kinds/core/authoring/condition-check.ts'
import { who } from './access-check.ts'
import { field } from './field-checks.ts'
import { icon } from './icon-check.ts'

function isField(value: unknown): value is Field {
  return isObject(value) && isFieldKind(value['kind']) && field(value, []).length === 0
}

/** A form that is filled in once: it stores nothing, so that nothing of it can be unique, or lie in a file. */
const formField: Check = (value, path) => {
  const found = field(value, path)
  if (!isField(value)) return found
  const { isLeftOutOfDrafts } = definitionOf(value)
  const isUnique = 'unique' in value && value.unique === true
  if (!isLeftOutOfDrafts && !isUnique) return found
  return [...found, unfit(isUnique ? 'is unique' : `is made by ${value.kind}()`, path)]
}

function unfit(reason: string, path: Path): EntityFinding {
  const message = `it ${reason}, and the form of an action stores nothing; expected another field`
  return { code: 'E217', path, message }
}

const form = eachOf('an object of fields', formField)

const parts: ChecksOf<Omit<Action, 'when'>> = {
  label: shownText,
  icon: optional(icon),
  on: oneOf('E124', ['record', 'list']),
  confirm: optional(shownText),
  done: shownText,
  together: flag,
  fields: optional(form),
  roles: who,
}
const ofRecords: ChecksOf<Action> = { ...parts, when: optional(condition) }

/** A list as a whole is nothing that a condition could ask. */
const action: Check = (value, path) =>
  objectOf(isObject(value) && value['on'] === 'list' ? parts : ofRecords)(value, path)

export const actionsCheck = eachOf('an object of actions', action)
