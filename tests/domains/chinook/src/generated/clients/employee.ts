// Written by scripts/develop/generate.ts: edit entities/employee.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { employee } from '../../../entities/employee.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Employee = RecordOf<typeof employee>

export type EmployeeCreate = CreatePayload<typeof employee>

export type EmployeeUpdate = UpdatePayload<typeof employee>

/**
 * The calls of `employee`:
 * - list: `GET /api/employees` answers `employees`
 * - read: `GET /api/employees/read/:id` answers `employee`
 * - create: `POST /api/employees/create` sends json
 * - update: `PUT /api/employees/update` sends json
 * - destroy: `DELETE /api/employees/destroy` sends json
 */
export const employeeResource: Resource<Employee, EmployeeCreate, EmployeeUpdate> = {
  entity: employee,
  client: createEntityClient<Employee, EmployeeCreate, EmployeeUpdate>(employee, recordSchemaOf(employee)),
  related: {
    employee: () => loadChunk(() => import('./employee.ts')).then(({ employeeResource }) => employeeResource),
  },
}
