// Written by scripts/develop/generate.ts: edit entities/pet.ts instead, then run "npm run generate -- --root tests/domains/clinic".
import { pet } from '../../../entities/pet.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Pet = RecordOf<typeof pet>

export type PetCreate = CreatePayload<typeof pet>

export type PetUpdate = UpdatePayload<typeof pet>

/**
 * The calls of `pet`:
 * - list: `GET /api/v2/pets` answers `data.pets`
 * - read: `GET /api/v2/pets/:id` answers `data.pet`
 * - create: `POST /api/v2/pets` sends multipart
 * - update: `PUT /api/v2/pets/:id` sends multipart
 * - destroy: `DELETE /api/v2/pets/:id`
 */
export const petResource: Resource<Pet, PetCreate, PetUpdate> = {
  entity: pet,
  client: createEntityClient<Pet, PetCreate, PetUpdate>(pet, recordSchemaOf(pet)),
  related: {
    keeper: () => loadChunk(() => import('./keeper.ts')).then(({ keeperResource }) => keeperResource),
    pet: () => loadChunk(() => import('./pet.ts')).then(({ petResource }) => petResource),
  },
}
