import { entities } from '../../../src/generated/registry.ts'
import { hashDerivation } from '../../../src/server/database/refresh-derived-columns.ts'

console.log(JSON.stringify(await Promise.all(entities.map(hashDerivation))))
