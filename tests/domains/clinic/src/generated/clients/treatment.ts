// Written by scripts/develop/generate.ts: edit entities/treatment.ts instead, then run "npm run generate -- --root tests/domains/clinic".
import { treatment } from '../../../entities/treatment.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Treatment = RecordOf<typeof treatment>

export type TreatmentCreate = CreatePayload<typeof treatment>

export type TreatmentUpdate = UpdatePayload<typeof treatment>

/**
 * The calls of `treatment`:
 * - list: `GET /api/v2/treatments` answers without an envelope
 * - read: `GET /api/v2/treatments/:id` answers without an envelope
 * - create: `POST /api/v2/treatments` sends json
 * - update: `PATCH /api/v2/treatments/:id` sends json
 * - destroy: `DELETE /api/v2/treatments/:id`
 */
export const treatmentResource: Resource<Treatment, TreatmentCreate, TreatmentUpdate> = {
  entity: treatment,
  client: createEntityClient<Treatment, TreatmentCreate, TreatmentUpdate>(
    treatment,
    recordSchemaOf(treatment),
  ),
  related: {},
}
