// Generated from entities/owner.ts: edit that instead, then run "npm run generate".
import { owner } from '../../../entities/owner.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'
import { inPageLanguage } from '../../texts/entity-words.ts'

export type Owner = RecordOf<typeof owner>

export type OwnerCreate = CreatePayload<typeof owner>

export type OwnerUpdate = UpdatePayload<typeof owner>

/**
 * The calls of `owner`:
 * - list: `GET /api/owner` answers `owners`
 * - read: `GET /api/owner/read/:id` answers `owner`
 * - create: `POST /api/owner/create` sends multipart
 * - update: `PUT /api/owner/update` sends multipart
 * - destroy: `DELETE /api/owner/destroy` sends json
 */
export const ownerResource: Resource<Owner, OwnerCreate, OwnerUpdate> = {
  entity: owner,
  client: createEntityClient<Owner, OwnerCreate, OwnerUpdate>(owner, recordSchemaOf(owner)),
  related: {},
  nestedPaths: {},
  referrers: [
    { path: '/stadiums', title: { fr: 'stades', ar: 'الملاعب', en: 'Stadiums' }, field: 'owner_id' },
  ],
  isReferredTo: true,
  relatedLists: [
    {
      field: 'owner_id',
      load: () => import('./stadium.ts').then(({ stadiumResource }) => inPageLanguage(stadiumResource)),
    },
  ],
}
