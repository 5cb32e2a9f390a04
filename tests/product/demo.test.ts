import { describe, expect, it } from 'vitest'
import { fill } from '../../entities/demo/fill.ts'
import { entities } from '../../src/generated/registry.ts'

interface Created {
  readonly entity: string
  readonly values: Readonly<Record<string, unknown>>
}

async function fillList(): Promise<readonly Created[]> {
  const created: Created[] = []
  await fill(async (entity, values) => created.push({ entity, values }))
  return created
}

function picturesIn({ values }: Created): readonly File[] {
  return Object.values(values)
    .flat()
    .filter((value) => value instanceof File)
}

function takesPictures({ entity }: Created): boolean {
  const { fields = {} } = entities.find(({ name }) => name === entity) ?? {}
  return Object.values(fields).some(({ kind }) => kind === 'image' || kind === 'images')
}

describe('the demo content', () => {
  it('has records of every entity, and a picture wherever there is room for one', async () => {
    const created = await fillList()
    expect(new Set(created.map(({ entity }) => entity))).toEqual(new Set(entities.map(({ name }) => name)))
    expect(created.filter((each) => takesPictures(each) !== picturesIn(each).length > 0)).toEqual([])
  })

  it('sends pictures of 15 kB at most', async () => {
    const files = (await fillList()).flatMap(picturesIn)
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter(({ size }) => size > 15_000)).toEqual([])
  })
})
