// Written by scripts/develop/generate.ts: edit entities/customer.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { customer } from '../../../entities/customer.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Customer = RecordOf<typeof customer>

export type CustomerCreate = CreatePayload<typeof customer>

export type CustomerUpdate = UpdatePayload<typeof customer>

/**
 * The calls of `customer`:
 * - list: `GET /api/customers` answers `customers`
 * - read: `GET /api/customers/read/:id` answers `customer`
 * - create: `POST /api/customers/create` sends json
 * - update: `PUT /api/customers/update` sends json
 * - destroy: `DELETE /api/customers/destroy` sends json
 */
export const customerResource: Resource<Customer, CustomerCreate, CustomerUpdate> = {
  entity: customer,
  client: createEntityClient<Customer, CustomerCreate, CustomerUpdate>(customer, recordSchemaOf(customer)),
  related: {
    employee: () => loadChunk(() => import('./employee.ts')).then(({ employeeResource }) => employeeResource),
  },
}
