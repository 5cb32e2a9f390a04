import { deletionCheck, refusedDeletionCheck } from './checks/deletion.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(deletionCheck)
forEachEntity(refusedDeletionCheck)
