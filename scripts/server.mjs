// `tribune/server` as plain Node finds it. Files of `entities/` have `src/tribune/server.ts` at this address.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export async function createTribune({ root = '.', ...options } = {}) {
  const built = resolve(root, 'dist/server/handler.js')
  if (!existsSync(built))
    throw new Error(`${built} is missing: run \`npm run build\` in the program's folder`)
  const { createTribune: create } = await import(pathToFileURL(built).href)
  return create(options)
}
