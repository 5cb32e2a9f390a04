import { expect } from 'vitest'
import { imageNames } from '../../../../src/kinds/image/meaning.ts'
import type { ImagesField } from '../../../../src/kinds/images/meaning.ts'
import type { EntityRecord } from '../../../../src/schema/field-meaning.ts'
import { drawMany } from '../../values/pictures.ts'
import type { Parts } from '../../values/kind-values.ts'
import type { Check, Checks } from '../check.ts'
import { recordOf } from '../entity-calls.ts'
import { expectMistakes, expectOwnFiles } from '../expectations.ts'
import type { Trial } from '../trial.ts'

export const pictureChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.kind === 'image') return [replacePicture(name), keepToItself(name)]
    return field.kind === 'images' ? [choosePictures(name, field)] : []
  })

/** Updates a record and answers it, once the disk has been seen to hold its files and no others. */
async function update({ entity, calls, room }: Trial, id: number, parts: Parts): Promise<EntityRecord> {
  const record = recordOf(entity, await calls.update(id, parts))
  await expectOwnFiles(room)
  return record
}

function replacePicture(name: string): Check {
  const names = imageNames(name, 'update')
  return {
    title: `keeps, replaces and removes the picture of "${name}"`,
    async run(trial) {
      const { id, record } = await trial.create()
      const [next, last] = await drawMany(2)
      const before = record[name]
      expect((await update(trial, id, { [names.existing]: before }))[name], 'kept by name').toBe(before)
      const nothing = { [names.existing]: before, [names.file]: new File([], '') }
      expect((await update(trial, id, nothing))[name], 'kept beside an empty file').toBe(before)
      const replaced = await update(trial, id, { [names.file]: next?.file })
      expect(replaced[name], 'replaced').not.toBe(before)
      const again = await update(trial, id, { [names.file]: last?.file, [names.existing]: '' })
      expect(again[name], 'removed and replaced').not.toBe(replaced[name])
      if (trial.entity.fields[name]?.required) return
      expect((await update(trial, id, { [names.existing]: '' }))[name], 'removed').toBeNull()
      expect((await update(trial, id, { [names.existing]: '' }))[name], 'removed twice').toBeNull()
    },
  }
}

/** A name that is known is no picture that may be taken. */
function keepToItself(name: string): Check {
  const { existing } = imageNames(name, 'update')
  return {
    title: `gives the picture of "${name}" to no other record`,
    async run(trial) {
      const { record } = await trial.create()
      const other = await trial.create()
      expectMistakes(await trial.calls.update(other.id, { [existing]: record[name] }), [existing])
      await expectOwnFiles(trial.room)
    },
  }
}

function choosePictures(name: string, { sentAs, max = 3 }: ImagesField): Check {
  return {
    title: `keeps, orders, adds and removes the pictures of "${name}"`,
    async run(trial) {
      const pictures = await drawMany(Math.min(3, max))
      const files = pictures.map(({ file }) => file)
      const { id } = await trial.create()
      const first = namesOf(await update(trial, id, { [sentAs.add]: files, [sentAs.keep]: [] }), name)
      expect(first).toHaveLength(files.length)
      expect(namesOf(await update(trial, id, { [sentAs.keep]: first }), name), 'kept').toEqual(first)
      const turned = [...first].reverse()
      expect(namesOf(await update(trial, id, { [sentAs.keep]: turned }), name), 'ordered').toEqual(turned)
      const kept = turned.slice(1)
      const doubled = { [sentAs.keep]: [...kept, ...kept], [sentAs.add]: files.slice(0, 1) }
      const added = namesOf(await update(trial, id, doubled), name)
      expect(added, 'kept ones come first, each once').toEqual([...kept, expect.any(String)])
      const more = namesOf(await update(trial, id, { [sentAs.keep]: added.slice(-1) }), name)
      expect(more, 'one removed').toEqual(added.slice(-1))
    },
  }
}

function namesOf(record: EntityRecord, name: string): readonly string[] {
  const value = record[name]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
