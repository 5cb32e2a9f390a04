import { expect } from 'vitest'
import type { OnDelete } from '../../../src/kinds/reference/definition.ts'
import type { Accepted } from '../values/kind-values.ts'
import { acceptOne } from '../values/one-value.ts'
import { recordOf } from './entity-calls.ts'
import type { Trial } from './trial.ts'

export type Given = ReadonlyMap<string, Accepted>

/** A record and another one that refers to it, as the delete question tells. */
export async function createReferring(
  trial: Trial,
  from: string,
  name: string,
  onDelete: OnDelete,
  given: Given = new Map(),
) {
  const { id } = await trial.create()
  const isList = trial.of(from).entity.fields[name]?.kind === 'references'
  const value = acceptOne(name, { title: 'this one', value: isList ? [id] : id })
  const all = new Map([...given, [name, value]])
  const referring = await trial.of(from).create({ only: [...all.keys()], given: all })
  const { answer } = await trial.room.admin.get(`/api/referrers/${trial.entity.name}/${id}`)
  expect(answer['referrers']).toMatchObject([
    { entity: from, field: name, total: 1, onDelete, targets: [id], records: [{ id: referring.id }] },
  ])
  // It may hold a figure of who refers to it.
  const record = recordOf(trial.entity, await trial.calls.read(id))
  return { id, record, referring }
}
