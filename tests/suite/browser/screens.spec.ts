import { allChecks } from './checks/all.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(allChecks)
