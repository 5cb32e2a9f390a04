// Generated from entities/player.ts: edit that instead, then run "npm run generate".
import { player } from '../../../entities/player.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'

export type Player = RecordOf<typeof player>

export type PlayerCreate = CreatePayload<typeof player>

export type PlayerUpdate = UpdatePayload<typeof player>

/**
 * The calls of `player`:
 * - list: `GET /api/player` answers `players`
 * - read: `GET /api/player/read/:id` answers `player`
 * - create: `POST /api/player/create` sends multipart
 * - update: `PUT /api/player/update` sends multipart
 * - destroy: `DELETE /api/player/destroy` sends json
 */
export const playerResource: Resource<Player, PlayerCreate, PlayerUpdate> = {
  entity: player,
  client: createEntityClient<Player, PlayerCreate, PlayerUpdate>(player, recordSchemaOf(player)),
  related: {},
  nestedPaths: {},
  referrers: [
    { path: '/teams', title: { fr: 'teams', ar: 'الفرق', en: 'Teams' }, field: 'player_id' },
    {
      path: '/competitions',
      title: { fr: 'competitions', ar: 'المنافسات', en: 'Competitions' },
      field: 'player_id',
    },
  ],
  isReferredTo: true,
}
