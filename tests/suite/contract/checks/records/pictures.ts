import { expect } from 'vitest'
import type { FileField } from '../../../../../src/kinds/file/definition.ts'
import type { ImageField } from '../../../../../src/kinds/image/definition.ts'
import type { ImagesField } from '../../../../../src/kinds/images/definition.ts'
import { fileNames } from '../../../../../src/kinds/core/storage/one-file.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { documentOf, manyDocuments } from '../../../values/files/documents.ts'
import { drawMany } from '../../../values/files/pictures.ts'
import type { Parts } from '../../../values/kind-values.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { expectMistakes, expectOwnFiles, namesIn } from '../../expectations.ts'
import type { Trial } from '../../trial.ts'

export const pictureChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.kind === 'image') return [replaceFile(name, field), keepToItself(name)]
    if (field.kind === 'file') return [replaceFile(name, field), keepToItself(name), download(name, field)]
    return field.kind === 'images' ? [choosePictures(name, field)] : []
  })

/** Updates a record and answers it, once the disk has been seen to hold its files and no others. */
async function update({ entity, calls, room }: Trial, id: number, parts: Parts): Promise<StoredRecord> {
  const record = recordOf(entity, await calls.update(id, parts))
  await expectOwnFiles(room)
  return record
}

function replaceFile(name: string, field: ImageField | FileField): Check {
  const names = fileNames(name, 'update')
  return {
    title: `keeps, replaces and removes the file of "${name}"`,
    async run(trial) {
      const { id, record } = await trial.create()
      const [next, last] = await twoFiles(field)
      const before = nameIn(record[name])
      expect(nameIn((await update(trial, id, { [names.existing]: before }))[name]), 'kept by name').toBe(
        before,
      )
      const nothing = { [names.existing]: before, [names.file]: new File([], '') }
      expect(nameIn((await update(trial, id, nothing))[name]), 'kept beside an empty file').toBe(before)
      const replaced = await update(trial, id, { [names.file]: next })
      expect(nameIn(replaced[name]), 'replaced').not.toBe(before)
      const again = await update(trial, id, { [names.file]: last, [names.existing]: '' })
      expect(nameIn(again[name]), 'removed and replaced').not.toBe(nameIn(replaced[name]))
      if (trial.entity.fields[name]?.required) return
      expect((await update(trial, id, { [names.existing]: '' }))[name], 'removed').toBeNull()
      expect((await update(trial, id, { [names.existing]: '' }))[name], 'removed twice').toBeNull()
    },
  }
}

const nameIn = (value: unknown) => namesIn(value)[0]

async function twoFiles(field: ImageField | FileField): Promise<readonly File[]> {
  return field.kind === 'file' ? manyDocuments(field, 2) : (await drawMany(2)).map(({ file }) => file)
}

/** A name that is known is no file that may be taken. */
function keepToItself(name: string): Check {
  const { existing } = fileNames(name, 'update')
  return {
    title: `gives the file of "${name}" to no other record`,
    async run(trial) {
      const { record } = await trial.create()
      const other = await trial.create()
      expectMistakes(await trial.calls.update(other.id, { [existing]: nameIn(record[name]) }), [existing])
      await expectOwnFiles(trial.room)
    },
  }
}

/** To be kept under the name it came with, by those who are logged in, and never shown as a page. */
function download(name: string, field: FileField): Check {
  return {
    title: `lets the file of "${name}" be downloaded by those who may read it`,
    async run(trial) {
      const { admin, stranger } = trial.room
      const called = `جواز l'été (1).${field.types[0]}`
      const { id } = await trial.create()
      const sent = documentOf(field.types[0] ?? 'pdf', called)
      const address = `/uploads/${nameIn((await update(trial, id, { [fileNames(name, 'update').file]: sent }))[name])}`
      const answer = await admin.raw(address, {})
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(await sent.text())
      const disposition = answer.headers.get('content-disposition') ?? ''
      expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/)
      expect(decodeURIComponent(disposition.replace(/^.*''/, ''))).toBe(called)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await stranger().raw(address, {})).status, 'a stranger').toBe(401)
      expectMistakes(await trial.calls.update(id, { [fileNames(name, 'update').existing]: 'x.bin' }), [
        fileNames(name, 'update').existing,
      ])
      const unknown = address.replace(/[0-9a-f]{32}/, '0'.repeat(32))
      expect((await admin.raw(unknown, {})).status, 'another name').toBe(404)
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

const namesOf = (record: StoredRecord, name: string) => namesIn(record[name])
