import { listCheck } from './checks/list.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(listCheck)
