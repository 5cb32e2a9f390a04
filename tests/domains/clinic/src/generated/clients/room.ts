// Written by scripts/develop/generate.ts: edit entities/room.ts instead, then run "npm run generate -- --root tests/domains/clinic".
import { room } from '../../../entities/room.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Room = RecordOf<typeof room>

export type RoomCreate = CreatePayload<typeof room>

export type RoomUpdate = UpdatePayload<typeof room>

/**
 * The calls of `room`:
 * - list: `GET /api/v2/rooms` answers `rooms`
 * - read: `POST /api/v2/rooms/find` sends json answers `room`
 * - create: `PUT /api/v2/rooms` sends json
 * - update: `POST /api/v2/rooms/save` sends json
 */
export const roomResource: Resource<Room, RoomCreate, RoomUpdate> = {
  entity: room,
  client: createEntityClient<Room, RoomCreate, RoomUpdate>(room, recordSchemaOf(room)),
  related: {},
}
