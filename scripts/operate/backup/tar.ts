/** A file of an archive. */
export interface Entry {
  readonly name: string
  readonly content: Buffer
}

const BLOCK = 512
// Where the parts of a header lie: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
const NAME = { at: 0, size: 100 }
const MODE = { at: 100, size: 8 }
const LENGTH = { at: 124, size: 12 }
const CHECKSUM = { at: 148, size: 8 }
const KIND = { at: 156, size: 1 }
const MAGIC = { at: 257, size: 8 }

type Part = typeof NAME

/** Entries as the bytes of a tar archive. It holds no dates: what was there when is the content's to say. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield buildHeader(name, content.length)
    yield content
    yield Buffer.alloc(paddingAfter(content.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** The entries of a tar archive of ours. @throws where it is broken off or damaged. */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const bytes = new Bytes(chunks)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) break
    if (readNumber(header, CHECKSUM) !== checksumOf(header)) throw new Error('a header is damaged')
    const length = readNumber(header, LENGTH)
    if (!(length >= 0)) throw new Error('a header is damaged')
    const content = await bytes.take(length)
    await bytes.take(paddingAfter(length))
    yield { name: readText(header, NAME), content }
  }
  await bytes.finish()
}

function buildHeader(name: string, length: number): Buffer {
  if (Buffer.byteLength(name) > NAME.size) throw new Error(`${name} is too long a name for an archive`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, NAME.at)
  header.write('0000600\0', MODE.at)
  header.write(octal(length, LENGTH), LENGTH.at)
  header.write('0', KIND.at)
  header.write('ustar\u000000', MAGIC.at)
  header.write(octal(checksumOf(header), CHECKSUM), CHECKSUM.at)
  return header
}

function octal(value: number, { size }: Part): string {
  return `${value.toString(8).padStart(size - 1, '0')}\0`
}

/** The sum of a header's bytes, its own place counted as spaces. */
function checksumOf(header: Buffer): number {
  const copy = Buffer.from(header).fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.size)
  return copy.reduce((sum, byte) => sum + byte, 0)
}

function readText(header: Buffer, { at, size }: Part): string {
  return header.toString('utf8', at, at + size).replace(/\0.*$/s, '')
}

function readNumber(header: Buffer, part: Part): number {
  return Number.parseInt(readText(header, part), 8)
}

function paddingAfter(length: number): number {
  return (BLOCK - (length % BLOCK)) % BLOCK
}

/** A stream of bytes, taken in pieces of any length. */
class Bytes {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held: Uint8Array[] = []
  #length = 0

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { done, value } = await this.#chunks.next()
      if (done) throw new Error('it is broken off')
      this.#held.push(value)
      this.#length += value.length
    }
    const all = Buffer.concat(this.#held)
    this.#held = [all.subarray(length)]
    this.#length -= length
    return all.subarray(0, length)
  }

  /** Reads what is left, so that whatever checks the whole has seen the whole. */
  async finish(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }
}
