import { errorsCheck } from './checks/errors.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(errorsCheck)
