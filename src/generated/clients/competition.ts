// Generated from entities/competition.ts: edit that instead, then run "npm run generate".
import { competition } from '../../../entities/competition.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'
import { describePaths } from '../../kinds/core/definition/path-fields.ts'
import { inPageLanguage } from '../../texts/entity-words.ts'
import { dependentLookup as dependentLookupField } from '../../kinds/dependent-lookup/definition.ts'
import { lookup as lookupField } from '../../kinds/lookup/definition.ts'

export type Competition = RecordOf<typeof competition>

export type CompetitionCreate = CreatePayload<typeof competition>

export type CompetitionUpdate = UpdatePayload<typeof competition>

/**
 * The calls of `competition`:
 * - list: `GET /api/competition` answers `competitions`
 * - read: `GET /api/competition/read/:id` answers `competition`
 * - create: `POST /api/competition/create` sends json
 * - update: `PUT /api/competition/update` sends json
 */
export const competitionResource: Resource<Competition, CompetitionCreate, CompetitionUpdate> = {
  entity: describePaths(competition, {
    'Stadium.wilaya': lookupField({
      label: { fr: 'Wilaya', ar: 'الولاية', en: 'Wilaya' },
      options: { load: () => Promise.resolve([]) },
      keep: true,
    }),
    'Stadium.commune': dependentLookupField({
      label: { fr: 'Commune', ar: 'البلدية', en: 'Commune' },
      dependsOn: 'wilaya',
      options: { load: () => Promise.resolve([]) },
      keep: true,
    }),
    'Player.wilaya': lookupField({
      label: { fr: 'Wilaya', ar: 'الولاية', en: 'Wilaya' },
      options: { load: () => Promise.resolve([]) },
      keep: true,
    }),
    'Player.commune': dependentLookupField({
      label: { fr: 'Commune', ar: 'البلدية', en: 'Commune' },
      dependsOn: 'wilaya',
      options: { load: () => Promise.resolve([]) },
      keep: true,
    }),
  }),
  client: createEntityClient<Competition, CompetitionCreate, CompetitionUpdate>(
    competition,
    recordSchemaOf(competition),
  ),
  related: {
    player: () => import('./player.ts').then(({ playerResource }) => inPageLanguage(playerResource)),
    stadium: () => import('./stadium.ts').then(({ stadiumResource }) => inPageLanguage(stadiumResource)),
  },
  nestedPaths: { Stadium: '/stadiums', 'Stadium.Owner': '/owners', Player: '/players' },
  referrers: [],
}
