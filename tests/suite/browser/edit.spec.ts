import { editCheck } from './checks/edit.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(editCheck)
