// Written by scripts/develop/generate.ts: edit entities/vet.ts instead, then run "npm run generate -- --root tests/domains/clinic".
import { vet } from '../../../entities/vet.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Vet = RecordOf<typeof vet>

export type VetCreate = CreatePayload<typeof vet>

export type VetUpdate = UpdatePayload<typeof vet>

/**
 * The calls of `vet`:
 * - list: `GET /api/v2/vet` answers `vets`
 * - read: `GET /api/v2/vet/read/:id` answers `vet`
 * - create: `POST /api/v2/vet/create` sends multipart
 * - update: `PUT /api/v2/vet/update` sends multipart
 * - destroy: `DELETE /api/v2/vet/destroy` sends json
 */
export const vetResource: Resource<Vet, VetCreate, VetUpdate> = {
  entity: vet,
  client: createEntityClient<Vet, VetCreate, VetUpdate>(vet, recordSchemaOf(vet)),
  related: {},
}
