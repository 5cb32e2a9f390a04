import {
  expecting,
  listOf,
  objectOf,
  optional,
  type Check,
} from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { name, shownText } from '../../../../src/kinds/core/authoring/value-checks.ts'
import type { Move, Moves, Stages } from '../../../../src/schema/entity/workflow.ts'
import { who } from './access-check.ts'
import { icon } from './icon-check.ts'

/** One check per key; the compiler reports a missing one. */
type Parts<T> = { readonly [Key in keyof T]-?: Check }

const stage = name("a stage: one of the field's options")

const moveParts: Parts<Move> = {
  stage,
  label: optional(shownText),
  icon: optional(icon),
  confirm: optional(shownText),
  by: who,
}
const wholeMove = objectOf(moveParts)
const move: Check = (value, path) => (isObject(value) ? wholeMove : stage)(value, path)

const movesParts: Parts<Moves> = { to: listOf('moves', move), by: who }
const leaving = objectOf(movesParts)

const moves: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object of stages', isObject)(value, path)
  return Object.entries(value).flatMap(([from, each]) => leaving(each, [...path, from]))
}

const stagesParts: Parts<Stages> = { field: name("a field's name"), moves }
export const stagesCheck = objectOf(stagesParts)
