import { expect } from 'vitest'
import type { FileStore } from '../../../src/server/storage/file-store.ts'

const NAME = `${'a'.repeat(32)}.webp`

const FOREIGN = [
  '../escaped.txt',
  '../../escaped.txt',
  'small/../../escaped.txt',
  `../${NAME}`,
  `small/../../${NAME}`,
  `/${NAME}`,
  `other/${NAME}`,
  `small\\${NAME}`,
  `${NAME}\u0000`,
  `${NAME}\n`,
  '.database/../../escaped.txt',
  '.',
  '',
]

/** A storage refuses every path that is none of an upload, before anything is done with it. */
export async function expectOwnPathsOnly(files: FileStore): Promise<void> {
  for (const path of FOREIGN) {
    const works = [files.write(path, Buffer.from('escaped')), files.open(path), files.remove(path)]
    for (const work of await Promise.allSettled(works)) {
      expect(work, path).toMatchObject({
        status: 'rejected',
        reason: { message: /no path of an uploaded file/ },
      })
    }
  }
  expect(await files.list()).toEqual([])
}
