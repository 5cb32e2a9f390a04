// Generated from entities/admin.ts: edit that instead, then run "npm run generate".
import { admin } from '../../../entities/admin.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'

export type Admin = RecordOf<typeof admin>

export type AdminCreate = CreatePayload<typeof admin>

export type AdminUpdate = UpdatePayload<typeof admin>

/**
 * The calls of `admin`:
 * - list: `GET /api/admin/all` answers `admins`
 * - read: `GET /api/admin/read/:id` answers `admin`
 * - create: `POST /api/admin/register` sends json
 * - update: `PUT /api/admin/update` sends json
 * - destroy: `DELETE /api/admin/destroy` sends json
 */
export const adminResource: Resource<Admin, AdminCreate, AdminUpdate> = {
  entity: admin,
  client: createEntityClient<Admin, AdminCreate, AdminUpdate>(admin, recordSchemaOf(admin)),
  related: {},
  nestedPaths: {},
  referrers: [],
}
