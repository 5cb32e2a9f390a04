import { describe, expect, it } from 'vitest'
import { image } from '../../../src/kinds/image/definition.ts'
import { DatabaseUnavailable } from '../../../src/server/errors/database-unavailable.ts'
import type { PendingUploads } from '../../../src/server/storage/pending-uploads.ts'
import { prepareImage } from '../../../src/kinds/image/prepare-image.ts'
import { writeWithUploads } from '../../../src/server/records/rows/write-with-uploads.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { useRestarts } from '../../contract/harness/restarts.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'
import { picture } from '../../contract/harness/samples.ts'
import { storedFiles } from '../../contract/harness/test-server.ts'

const entity = sampleEntity({ picture: image({ label: 'Image' }) })

describe('the pictures of a change that fails', () => {
  const server = useRestarts(sqlite)
  const fail = async (error: Error, release?: PendingUploads['release']) => {
    const backend = await server.start(programOf(entity))
    const pendingUploads = { ...backend.store.pendingUploads, ...(release && { release }) }
    const store = { ...backend.store, pendingUploads }
    const file = await picture()
    const prepared = await prepareImage(new Uint8Array(await file.arrayBuffer()))
    if (typeof prepared === 'string') throw new Error(prepared)
    const written = writeWithUploads(store, [prepared], async () => {
      throw error
    })
    await expect(written).rejects.toBe(error)
    return storedFiles(server.uploadsFolder)
  }

  it('go with it', async () => {
    expect(await fail(new Error('no'))).toEqual([])
  })

  it('go with it where its writing was taken back, whatever took it back', async () => {
    expect(await fail(new DatabaseUnavailable(new Error('lost')))).toEqual([])
  })

  it.each([
    ['it was written, though nobody was told', () => Promise.resolve([])],
    ['nobody can say', () => Promise.reject(new Error('away'))],
  ])('stay where %s', async (_, release) => {
    expect(await fail(new DatabaseUnavailable(new Error('lost')), release)).toHaveLength(2)
  })
})
