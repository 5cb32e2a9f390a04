import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../dist/client', import.meta.url))

/** The built browser half, wherever the tests are started from. */
export function clientFolder(): string {
  if (existsSync(folder)) return folder
  throw new Error(`${folder} is not there: "npm run build" makes it`)
}
