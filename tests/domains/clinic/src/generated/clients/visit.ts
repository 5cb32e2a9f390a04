// Written by scripts/develop/generate.ts: edit entities/visit.ts instead, then run "npm run generate -- --root tests/domains/clinic".
import { visit } from '../../../entities/visit.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Visit = RecordOf<typeof visit>

export type VisitCreate = CreatePayload<typeof visit>

export type VisitUpdate = UpdatePayload<typeof visit>

/**
 * The calls of `visit`:
 * - list: `GET /api/v2/visits` answers `result.visits.all`
 * - read: `GET /api/v2/visits/:id` answers `result.visit`
 * - create: `POST /api/v2/visits` sends multipart
 * - update: `PATCH /api/v2/visits/:id` sends multipart
 * - destroy: `DELETE /api/v2/visits/:id`
 */
export const visitResource: Resource<Visit, VisitCreate, VisitUpdate> = {
  entity: visit,
  client: createEntityClient<Visit, VisitCreate, VisitUpdate>(visit, recordSchemaOf(visit)),
  related: {
    pet: () => loadChunk(() => import('./pet.ts')).then(({ petResource }) => petResource),
    room: () => loadChunk(() => import('./room.ts')).then(({ roomResource }) => roomResource),
    treatment: () =>
      loadChunk(() => import('./treatment.ts')).then(({ treatmentResource }) => treatmentResource),
    vet: () => loadChunk(() => import('./vet.ts')).then(({ vetResource }) => vetResource),
  },
}
