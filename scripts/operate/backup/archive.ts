import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { packTar, unpackTar, type Entry } from './tar.ts'

/** Goes up with every change that a program before it cannot read. */
export const FORMAT = 1

const FORMAT_NAME = 'format.json'
const MANIFEST_NAME = 'manifest.json'
const formatSchema = z.object({ format: z.number() })
const manifestSchema = z.record(z.string(), z.string())

/** Writes an archive: whole under its name, or not at all. For its owner's eyes only, for it holds hashes of passwords. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const unfinished = `${file}.tmp`
  try {
    await pipeline(
      Readable.from(packTar(withManifest(entries))),
      // Pictures are packed as tightly as they can be already.
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What an archive holds. @throws, in a sentence, where it is none or a newer one, or is not what was written. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  try {
    yield* readEntries(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read as a backup: ${reason}`, { cause: error })
  }
}

export function jsonEntry(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(JSON.stringify(value)) }
}

/** The format before all else, the checksums of all of it behind it. */
async function* withManifest(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const first = jsonEntry(FORMAT_NAME, { format: FORMAT })
  const sums: Record<string, string> = { [first.name]: checksum(first) }
  yield first
  for await (const entry of entries) {
    sums[entry.name] = checksum(entry)
    yield entry
  }
  yield jsonEntry(MANIFEST_NAME, sums)
}

async function* readEntries(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const chunks = source.pipe(createGunzip())
  source.on('error', (error) => chunks.destroy(error))
  const sums = new Map<string, string>()
  let manifest: Readonly<Record<string, string>> | null = null
  for await (const entry of unpackTar(chunks)) {
    if (sums.size === 0) assertFormat(entry)
    if (entry.name === MANIFEST_NAME) manifest = manifestSchema.parse(parse(entry))
    else {
      sums.set(entry.name, checksum(entry))
      yield entry
    }
  }
  assertSums(manifest, sums)
}

function assertFormat(entry: Entry): void {
  const read = entry.name === FORMAT_NAME ? formatSchema.safeParse(parse(entry)) : null
  if (!read?.success) throw new Error('it is none')
  if (read.data.format > FORMAT) throw new Error('a newer version of the program made it')
}

function assertSums(
  manifest: Readonly<Record<string, string>> | null,
  sums: ReadonlyMap<string, string>,
): void {
  if (!manifest) throw new Error('its list of checksums is missing')
  const names = new Set([...Object.keys(manifest), ...sums.keys()])
  const wrong = [...names].find((name) => manifest?.[name] !== sums.get(name))
  if (wrong !== undefined) throw new Error(`${wrong} is damaged`)
}

function parse({ content }: Entry): unknown {
  return JSON.parse(content.toString('utf8'))
}

function checksum({ content }: Entry): string {
  return createHash('sha256').update(content).digest('hex')
}
