import {
  eachOf,
  listOf,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { name, shownText } from '../../../../src/kinds/core/authoring/value-checks.ts'
import type { Move, Moves, Stages } from '../../../../src/schema/entity/workflow.ts'
import { who } from './access-check.ts'
import { icon } from './icon-check.ts'

const stage = name("a stage: one of the field's options")

const moveParts: ChecksOf<Move> = {
  stage,
  label: optional(shownText),
  icon: optional(icon),
  confirm: optional(shownText),
  by: who,
}
const wholeMove = objectOf(moveParts)
const move: Check = (value, path) => (isObject(value) ? wholeMove : stage)(value, path)

const movesParts: ChecksOf<Moves> = { to: listOf('moves', move), by: who }
const leaving = objectOf(movesParts)

const moves = eachOf('an object of stages', leaving)

const stagesParts: ChecksOf<Stages> = { field: name("a field's name"), moves }
export const stagesCheck = objectOf(stagesParts)
