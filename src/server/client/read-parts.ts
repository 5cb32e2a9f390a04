import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const parts = z.record(z.string(), z.array(z.string()))

/** By part of the product, the files that it needs. */
export type Parts = Readonly<Record<string, readonly string[]>>

/** What the build says of its parts; a build that says nothing is served as it is. */
export async function readParts(folder: string): Promise<Parts> {
  const file = join(folder, '.vite/parts.json')
  return existsSync(file) ? parts.parse(JSON.parse(await readFile(file, 'utf8'))) : {}
}
