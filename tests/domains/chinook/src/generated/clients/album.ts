// Written by scripts/develop/generate.ts: edit entities/album.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { album } from '../../../entities/album.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Album = RecordOf<typeof album>

export type AlbumCreate = CreatePayload<typeof album>

export type AlbumUpdate = UpdatePayload<typeof album>

/**
 * The calls of `album`:
 * - list: `GET /api/albums` answers `albums`
 * - read: `GET /api/albums/read/:id` answers `album`
 * - create: `POST /api/albums/create` sends multipart
 * - update: `PUT /api/albums/update` sends multipart
 * - destroy: `DELETE /api/albums/destroy` sends json
 */
export const albumResource: Resource<Album, AlbumCreate, AlbumUpdate> = {
  entity: album,
  client: createEntityClient<Album, AlbumCreate, AlbumUpdate>(album, recordSchemaOf(album)),
  related: {
    artist: () => loadChunk(() => import('./artist.ts')).then(({ artistResource }) => artistResource),
  },
}
