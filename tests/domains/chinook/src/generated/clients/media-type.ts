// Written by scripts/develop/generate.ts: edit entities/media-type.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { mediaType } from '../../../entities/media-type.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type MediaType = RecordOf<typeof mediaType>

export type MediaTypeCreate = CreatePayload<typeof mediaType>

export type MediaTypeUpdate = UpdatePayload<typeof mediaType>

/**
 * The calls of `mediaType`:
 * - list: `GET /api/media-types` answers `data.mediaTypes`
 * - read: `GET /api/media-types/:id` answers `data.mediaType`
 * - create: `POST /api/media-types` sends json
 * - update: `PUT /api/media-types/:id` sends json
 */
export const mediaTypeResource: Resource<MediaType, MediaTypeCreate, MediaTypeUpdate> = {
  entity: mediaType,
  client: createEntityClient<MediaType, MediaTypeCreate, MediaTypeUpdate>(
    mediaType,
    recordSchemaOf(mediaType),
  ),
  related: {},
}
