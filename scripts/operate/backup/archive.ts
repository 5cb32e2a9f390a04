import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'
import * as z from 'zod/mini'
import { writeAtomically } from '../write-atomically.ts'

/** A file of an archive. */
export interface Entry {
  readonly name: string
  readonly content: Buffer
}

/** Increased with every change that older programs cannot read. */
export const FORMAT = 1

/** Equal contents make equal archives. */
const NO_DATE = new Date(0)
const FORMAT_NAME = 'format.json'
const MANIFEST_NAME = 'manifest.json'
const formatSchema = z.object({ format: z.number() })
const manifestSchema = z.record(z.string(), z.string())

/** Writes an archive atomically. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const archive = pack()
  const packing = packEntries(archive, withManifest(entries)).catch((error: Error) => archive.destroy(error))
  await writeAtomically(file, (target) =>
    // Pictures are compressed already.
    pipeline(archive, createGzip({ level: constants.Z_BEST_SPEED }), target).finally(() => packing),
  )
}

/** The entries of an archive. @throws if it is no archive, damaged or of a newer format. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  try {
    yield* readEntries(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read as a backup: ${reason}`, { cause: error })
  }
}

/** What a JSON text of an archive says. @throws without any of its content, which is nobody's to read. */
export function parseContent<T>(name: string, text: string, schema: z.ZodMiniType<T>): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Error(`The backup is damaged: ${name}`)
  }
}

export function jsonEntry(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(JSON.stringify(value)) }
}

async function packEntries(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, content } of entries) {
    const entry = archive.entry({ name, size: content.length, mode: 0o600, mtime: NO_DATE })
    entry.end(content)
    await finished(entry)
  }
  archive.finalize()
}

/** Puts the format first and the checksums of all entries last. */
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
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive)
  // Its error is also thrown by the loop below; the promise itself is awaited after that.
  reading.catch(() => {})
  const sums = new Map<string, string>()
  let manifest: Readonly<Record<string, string>> | null = null
  for await (const stream of archive) {
    const entry = { name: stream.header.name, content: await buffer(stream) }
    if (sums.size === 0) assertFormat(entry)
    if (entry.name === MANIFEST_NAME)
      manifest = parseContent(entry.name, entry.content.toString('utf8'), manifestSchema)
    else {
      sums.set(entry.name, checksum(entry))
      yield entry
    }
  }
  await reading
  assertSums(manifest, sums)
}

function assertFormat(entry: Entry): void {
  if (entry.name !== FORMAT_NAME) throw new Error('it is none')
  if (parseContent(entry.name, entry.content.toString('utf8'), formatSchema).format > FORMAT)
    throw new Error('a newer version of the program made it')
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

function checksum({ content }: Entry): string {
  return hash('sha256', content)
}
