import * as z from 'zod/mini'
import { expect } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Room } from './trial.ts'

const entries = z.array(
  z.object({
    entity: z.string(),
    record: z.looseObject({ id: z.int() }),
    deletedAt: z.iso.datetime(),
    by: z.object({ id: z.int(), name: z.string() }),
    others: z.optional(z.int()),
  }),
)

/** The deleted records of an entity, the last one first; a test deletes fewer than a page has. */
export async function readTrash({ admin }: Pick<Room, 'admin'>, { name }: AnyEntity) {
  const { status, answer } = await admin.get(`/api/trash?entity=${name}`)
  expect({ status, success: answer.success }).toEqual({ status: 200, success: true })
  const found = entries.parse(answer['entries'])
  expect(answer['total']).toBe(found.length)
  return found
}
