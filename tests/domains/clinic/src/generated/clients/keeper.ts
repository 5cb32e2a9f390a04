// Written by scripts/develop/generate.ts: edit entities/keeper.ts instead, then run "npm run generate -- --root tests/domains/clinic".
import { keeper } from '../../../entities/keeper.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Keeper = RecordOf<typeof keeper>

export type KeeperCreate = CreatePayload<typeof keeper>

export type KeeperUpdate = UpdatePayload<typeof keeper>

/**
 * The calls of `keeper`:
 * - list: `GET /api/v2/keepers` answers `items`
 * - read: `GET /api/v2/keepers/:id` answers `item`
 * - create: `POST /api/v2/keepers` sends json
 * - update: `PUT /api/v2/keepers/:id` sends json
 * - destroy: `DELETE /api/v2/keepers/:id`
 */
export const keeperResource: Resource<Keeper, KeeperCreate, KeeperUpdate> = {
  entity: keeper,
  client: createEntityClient<Keeper, KeeperCreate, KeeperUpdate>(keeper, recordSchemaOf(keeper)),
  related: {},
}
