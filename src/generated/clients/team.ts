// Generated from entities/team.ts: edit that instead, then run "npm run generate".
import { team } from '../../../entities/team.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'
import { inPageLanguage } from '../../texts/entity-words.ts'

export type Team = RecordOf<typeof team>

export type TeamCreate = CreatePayload<typeof team>

export type TeamUpdate = UpdatePayload<typeof team>

/**
 * The calls of `team`:
 * - list: `GET /api/team` answers `teams`
 * - read: `GET /api/team/read/:id` answers `team`
 * - create: `POST /api/team/create` sends multipart
 * - update: `PUT /api/team/update` sends multipart
 * - destroy: `DELETE /api/team/destroy` sends json
 */
export const teamResource: Resource<Team, TeamCreate, TeamUpdate> = {
  entity: team,
  client: createEntityClient<Team, TeamCreate, TeamUpdate>(team, recordSchemaOf(team)),
  related: {
    player: () => import('./player.ts').then(({ playerResource }) => inPageLanguage(playerResource)),
  },
  nestedPaths: { Player: '/players' },
  referrers: [],
}
