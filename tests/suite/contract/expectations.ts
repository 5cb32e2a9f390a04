import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import { expectRefused, pathsOf, type Reply } from '../../contract/harness/http-client.ts'
import { emptinessOf } from '../emptiness.ts'
import type { Reading } from '../values/kind-values.ts'
import { callsOf, recordsOf } from './entity-calls.ts'
import { readTrash } from './read-trash.ts'
import type { Room, Trial } from './trial.ts'

/** A record holds what was sent, and its pictures lie on the disk in the size they were drawn in. */
export async function expectReading(
  { uploadsFolder }: Room,
  record: StoredRecord,
  name: string,
  reading: Reading,
): Promise<void> {
  const found = record[name]
  if (reading.is === 'hidden') return expect(record).not.toHaveProperty([name])
  if (reading.is === 'rows') return expect(found, name).toMatchObject(reading.value)
  if (reading.is === 'value') return expect(found, name).toEqual(reading.value)
  if (reading.is === 'file') return expect(found, name).toEqual(storedAs(reading))
  const names = namesIn(found)
  const stored = names.map((each) => sharp(join(uploadsFolder, each)).metadata())
  const sizes = (await Promise.all(stored)).map(({ width, height }) => ({ width, height }))
  expect(sizes, name).toEqual(reading.sizes)
}

/** What a record says of a file that people call so. */
const storedAs = ({ name, size }: { readonly name: string; readonly size: number }) => ({
  file: expect.stringMatching(/^[0-9a-f]{32}\.bin$/),
  name,
  size,
})

/** The stored files that a value names. */
export function namesIn(value: unknown): readonly string[] {
  const named = [value].flat().map((each: unknown) => Object(each).file ?? each)
  return named.filter((each) => typeof each === 'string')
}

/** A record carries its fields and the records it refers to, and nothing else: no password, no column of ours. */
export function expectShape(entities: readonly AnyEntity[], entity: AnyEntity, record: StoredRecord): void {
  const fields = Object.entries(entity.fields)
  const own = fields.flatMap(([name]) => (emptinessOf(entity, name).reads.is === 'hidden' ? [] : [name]))
  const relations = fields.flatMap(([, field]) =>
    field.kind === 'reference' || field.kind === 'references' ? [field] : [],
  )
  const known = ['id', ...own, ...relations.map(({ as }) => as)]
  expect(Object.keys(record).filter((key) => !known.includes(key))).toEqual([])
  expect(own.filter((name) => !Object.hasOwn(record, name))).toEqual([])
  for (const { as, to } of relations) {
    const nested = record[as]
    const target = entities.find(({ name }) => name === to)
    for (const each of [nested].flat()) if (target && isRecord(each)) expectShape(entities, target, each)
  }
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}

/** Whatever is tried, no record and no file is another one afterwards. */
export async function expectUnchanged(trial: Trial, work: () => Promise<void>): Promise<void> {
  const before = await takeSnapshot(trial)
  await work()
  expect(await takeSnapshot(trial)).toEqual(before)
}

/** Everything that a call could have changed. */
async function takeSnapshot({ room }: Trial) {
  const lists = room.entities.map(async (entity) => (await callsOf(room.admin, entity).list()).body)
  return { lists: await Promise.all(lists), files: await room.uploadedFiles() }
}

/** A reply refuses with a mistake at each of these parts, whatever their order. */
export function expectMistakes(reply: Reply, paths: readonly string[], status = 400): void {
  expectRefused(reply, status)
  expect([...pathsOf(reply)].sort()).toEqual([...new Set(paths)].sort())
}

/** The uploads folder holds the files that records name, deleted ones too, pictures in both sizes, and nothing else. */
export async function expectOwnFiles(room: Room): Promise<void> {
  const names: string[] = []
  for (const entity of room.entities) {
    const { records } = recordsOf(entity, await callsOf(room.admin, entity).list())
    const fields = Object.entries(entity.fields).filter(
      ([, { kind }]) => kind === 'image' || kind === 'images' || kind === 'file',
    )
    const deleted = (await readTrash(room, entity)).map(({ record }) => record)
    names.push(
      ...[...records, ...deleted].flatMap((record) => fields.flatMap(([name]) => namesIn(record[name]))),
    )
  }
  const wanted = names.flatMap((name) => (name.endsWith('.webp') ? [name, join('small', name)] : [name]))
  expect(await room.uploadedFiles(), 'the uploads folder').toEqual(wanted.sort())
}
