import { createCheck } from './checks/create.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(createCheck)
