// Generated from entities/stadium.ts: edit that instead, then run "npm run generate".
import { stadium } from '../../../entities/stadium.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'
import { inPageLanguage } from '../../texts/entity-words.ts'

export type Stadium = RecordOf<typeof stadium>

export type StadiumCreate = CreatePayload<typeof stadium>

export type StadiumUpdate = UpdatePayload<typeof stadium>

/**
 * The calls of `stadium`:
 * - list: `GET /api/stadium` answers `stadiums`
 * - read: `GET /api/stadium/read/:id` answers `stadium`
 * - create: `POST /api/stadium/create` sends multipart
 * - update: `PUT /api/stadium/update` sends multipart
 * - destroy: `DELETE /api/stadium/destroy` sends json
 */
export const stadiumResource: Resource<Stadium, StadiumCreate, StadiumUpdate> = {
  entity: stadium,
  client: createEntityClient<Stadium, StadiumCreate, StadiumUpdate>(stadium, recordSchemaOf(stadium)),
  related: {
    owner: () => import('./owner.ts').then(({ ownerResource }) => inPageLanguage(ownerResource)),
  },
  nestedPaths: { Owner: '/owners' },
  referrers: [
    {
      path: '/competitions',
      title: { fr: 'competitions', ar: 'المنافسات', en: 'Competitions' },
      field: 'stadium_id',
    },
  ],
  isReferredTo: true,
  relatedLists: [
    {
      field: 'stadium_id',
      load: () =>
        import('./competition.ts').then(({ competitionResource }) => inPageLanguage(competitionResource)),
    },
  ],
}
