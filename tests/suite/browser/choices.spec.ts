import { choicesCheck } from './checks/choices.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(choicesCheck)
