import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inEngine } from '../../../scripts/process/engine.ts'
import type { Domain } from '../../domains/domains.ts'

/** Where the built browser half of a domain lies, wherever the tests are started from. */
export function clientFolderOf({ name, root }: Pick<Domain, 'name' | 'root'>): string {
  return name === 'product' ? join(root, 'dist/client') : inEngine('.cache/clients', name)
}

/** The built browser half of the product, or of a domain. */
export function clientFolder(domain: Pick<Domain, 'name' | 'root'>): string {
  const folder = clientFolderOf(domain)
  if (existsSync(folder)) return folder
  throw new Error(`${folder} is not there: "npm run build" makes it`)
}
