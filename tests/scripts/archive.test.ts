import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readArchive, writeArchive, type Entry } from '../../scripts/operate/backup/archive.ts'

/** An archive as versions of the program before tar-stream wrote it. */
const FORMER =
  'H4sIAAAAAAAEA+1YyYobQQz1OZ+hs8lIVaVa+k+GkINUpQoO4zbYHnIw8+/BDYE0M8QX9+BA1029PImHnpbqh+Nezl9/ng7jZqmDiBgR38Ffn0+HwuwdInL0fvP+j9ln9zFeT2c5bj6I7j7wj45ygT5lAAz09uixrvHdn4Gz6Iudng6/Rjs+0VQHXu7t5arxf+rf08wlIiYX3ar/GSvLGBfYNRhoC6PsDQZ4lrobDd6+LONuRX0wBurhdTzb8bTkBHBT/+RnrFzLhcOw6n/GyjLGBabSD0Na2/8yDD826m4vP2xR9W82N/WPbkbSNP8jr/qfsbKM8e37Mrgr6v/BwF7GXbfTojcAt/TPbr7pX/s/8br/f0YG/dn/p/kPBvAdpRTHUc00F4laukvF58yukMTAobjcWwoFPXERdcYU2Cn51mOHLXy0UsIAuao24ipJLElgjakyEqEK15IsmjRfeulWDRuiagvd5YRRQs9WYQuzYRUGsFh8kpJLDy1fgTqzaTFmK4bY0FidkCYuLCmF5jWbbxp9T7GkBFv4q//BAKGzr00oV6ciWNFzUOVexFtVY2vkREPLRqSSk6+uE1Ekh05LYFiHqM9I2tXHysDKwF0Y+A0Zx68LABgAAA=='

describe('an archive', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-archive-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const file = () => join(folder, 'archive.tar.gz')

  async function readTexts(): Promise<readonly (readonly [string, string])[]> {
    const texts: (readonly [string, string])[] = []
    for await (const { name, content } of readArchive(file())) texts.push([name, content.toString('utf8')])
    return texts
  }

  it('of a former version is read', async () => {
    await writeFile(file(), Buffer.from(FORMER, 'base64'))
    expect(await readTexts()).toEqual([
      ['format.json', '{"format":1}'],
      ['tables/owner/1.jsonl', '{"id":1,"name":"Yacine"}\n'],
      ['counters.json', '{"owner":7}'],
      ['images.json', '[]'],
    ])
  })

  it('is read as it was written, entries without content and long names included', async () => {
    const name = `images/${'a'.repeat(150)}`
    const entries = [
      { name: 'empty', content: Buffer.alloc(0) },
      { name, content: Buffer.alloc(300_000, 'b') },
    ]
    await writeArchive(file(), toStream(entries))
    expect((await readTexts()).slice(1)).toEqual(entries.map((entry) => [entry.name, String(entry.content)]))
  })

  it('leaves nothing behind when its content cannot be read', async () => {
    let isClosed = false
    const failing = async function* (): AsyncGenerator<Entry> {
      try {
        yield { name: 'first', content: Buffer.alloc(100_000) }
        throw new Error('the disk is gone')
      } finally {
        isClosed = true
      }
    }
    await expect(writeArchive(file(), failing())).rejects.toThrow('the disk is gone')
    expect(isClosed).toBe(true)
    expect(await readdir(folder)).toEqual([])
  })

  it('ends the reading of its content when it cannot be written', async () => {
    let isClosed = false
    const endless = async function* (): AsyncGenerator<Entry> {
      try {
        for (let count = 0; ; count += 1) yield { name: String(count), content: Buffer.alloc(100_000) }
      } finally {
        isClosed = true
      }
    }
    await expect(writeArchive(join(folder, 'missing', 'archive'), endless())).rejects.toThrow(/ENOENT/)
    expect(isClosed).toBe(true)
  })
})

async function* toStream(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries
}
