import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../src/schema/entity/field-definition.ts'
import type { Accepted, Reading, Size } from '../../values/kind-values.ts'
import type { Stage } from './for-each-entity.ts'

/** The newest record of an entity. */
export async function newestOf({
  product,
  entity,
}: Pick<Stage, 'product' | 'entity'>): Promise<StoredRecord> {
  const newest = (await product.list(entity.name)).at(-1)
  if (!newest) throw new Error(`there is no ${entity.name}`)
  return newest
}

/** A stored record holds these values. */
export async function expectStored(
  page: Page,
  record: StoredRecord,
  values: ReadonlyMap<string, Pick<Accepted, 'reads'>>,
): Promise<void> {
  for (const [name, { reads }] of values) await expectReading(page, record, name, reads)
}

async function expectReading(
  page: Page,
  record: StoredRecord,
  name: string,
  reading: Reading,
): Promise<void> {
  if (reading.is === 'hidden') return expect(record).not.toHaveProperty([name])
  if (reading.is === 'rows') return expect(record[name], name).toMatchObject([...reading.value])
  if (reading.is === 'value') return expect(record[name], name).toEqual(reading.value)
  if (reading.is === 'file')
    return expect(record[name], name).toMatchObject({ name: reading.name, size: reading.size })
  const sizes = await Promise.all(fileNames(record[name]).map((each) => sizeOf(page, each)))
  expect(sizes, name).toEqual(reading.sizes)
}

export function fileNames(value: unknown): readonly string[] {
  const named = [value].flat().map((each: unknown) => Object(each).file ?? each)
  return named.filter((each) => typeof each === 'string')
}

async function sizeOf(page: Page, fileName: string): Promise<Size> {
  const answer = await page.request.get(`/uploads/${fileName}`)
  const { width, height } = await sharp(await answer.body()).metadata()
  return { width, height }
}

/** A field whose value is files. */
export const holdsFiles = ({ fields }: AnyEntity, name: string): boolean =>
  ['image', 'images', 'file'].includes(fields[name]?.kind ?? '')
