// Written by scripts/develop/generate.ts: edit entities/genre.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { genre } from '../../../entities/genre.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Genre = RecordOf<typeof genre>

export type GenreCreate = CreatePayload<typeof genre>

export type GenreUpdate = UpdatePayload<typeof genre>

/**
 * The calls of `genre`:
 * - list: `GET /api/genres` answers without an envelope
 * - read: `GET /api/genres/:id` answers without an envelope
 * - create: `POST /api/genres` sends json
 * - update: `PATCH /api/genres/:id` sends json
 * - destroy: `DELETE /api/genres/:id`
 */
export const genreResource: Resource<Genre, GenreCreate, GenreUpdate> = {
  entity: genre,
  client: createEntityClient<Genre, GenreCreate, GenreUpdate>(genre, recordSchemaOf(genre)),
  related: {},
}
