import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt'])

/** What fits one packet comes no sooner when it is smaller; bytes. */
const LEAST_BYTES = 1_024

const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const compressors = {
  '.br': (content: Buffer) => promisify(brotliCompress)(content, { params: BEST }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** Writes each asset that is worth it compressed as well, as small as it gets, for a server to send as it lies there. */
export function compressAssets(): Plugin {
  let folder = ''
  let former: ReadonlyMap<string, Buffer> = new Map()
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir)
    },
    // Before the folder is emptied: a name stands for its content, so what was compressed once serves every build.
    async buildStart() {
      former = await readCompressed(folder)
    },
    async writeBundle() {
      const names = await readdir(folder)
      await Promise.all(names.map((name) => writeCompressed(folder, name, former)))
    },
  }
}

async function readCompressed(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => extname(name) in compressors)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
}

async function writeCompressed(
  folder: string,
  name: string,
  former: ReadonlyMap<string, Buffer>,
): Promise<void> {
  if (!TEXTS.has(extname(name))) return
  const content = await readFile(join(folder, name))
  if (content.length < LEAST_BYTES) return
  const writing = Object.entries(compressors).map(async ([ending, compress]) => {
    const compressed = former.get(name + ending) ?? (await compress(content))
    if (compressed.length < content.length) await writeWhole(join(folder, name + ending), compressed)
  })
  await Promise.all(writing)
}

/** A build that is stopped leaves no half of a file for the next one to find. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
