// Written by scripts/develop/generate.ts: edit entities/artist.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { artist } from '../../../entities/artist.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Artist = RecordOf<typeof artist>

export type ArtistCreate = CreatePayload<typeof artist>

export type ArtistUpdate = UpdatePayload<typeof artist>

/**
 * The calls of `artist`:
 * - list: `GET /api/artists` answers `artists`
 * - read: `GET /api/artists/read/:id` answers `artist`
 * - create: `POST /api/artists/create` sends json
 * - update: `PUT /api/artists/update` sends json
 * - destroy: `DELETE /api/artists/destroy` sends json
 */
export const artistResource: Resource<Artist, ArtistCreate, ArtistUpdate> = {
  entity: artist,
  client: createEntityClient<Artist, ArtistCreate, ArtistUpdate>(artist, recordSchemaOf(artist)),
  related: {},
}
