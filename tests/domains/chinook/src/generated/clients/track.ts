// Written by scripts/develop/generate.ts: edit entities/track.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { track } from '../../../entities/track.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Track = RecordOf<typeof track>

export type TrackCreate = CreatePayload<typeof track>

export type TrackUpdate = UpdatePayload<typeof track>

/**
 * The calls of `track`:
 * - list: `GET /api/tracks` answers `tracks`
 * - read: `GET /api/tracks/read/:id` answers `track`
 * - create: `POST /api/tracks/create` sends json
 * - update: `PUT /api/tracks/update` sends json
 * - destroy: `DELETE /api/tracks/destroy` sends json
 */
export const trackResource: Resource<Track, TrackCreate, TrackUpdate> = {
  entity: track,
  client: createEntityClient<Track, TrackCreate, TrackUpdate>(track, recordSchemaOf(track)),
  related: {
    album: () => loadChunk(() => import('./album.ts')).then(({ albumResource }) => albumResource),
    genre: () => loadChunk(() => import('./genre.ts')).then(({ genreResource }) => genreResource),
    mediaType: () =>
      loadChunk(() => import('./media-type.ts')).then(({ mediaTypeResource }) => mediaTypeResource),
  },
}
