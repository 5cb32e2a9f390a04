import { picturesCheck } from './checks/pictures.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity(picturesCheck)
