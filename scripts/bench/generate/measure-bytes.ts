import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clientsOf, filesOf, LISTS, LOGIN, readBuild, weigh } from '../../build/page-weight.ts'
import { scriptArguments, tools } from '../../process/run-node.ts'
import { runIn } from './measure-generation.ts'
import { createSyntheticProject } from './synthetic-entities.ts'

export interface FirstBytes {
  readonly entities: number
  /** Bytes, compressed with brotli, up to the login page and up to the first list. */
  readonly loginPage: number
  readonly firstList: number
}

/** Measures a real build with so many entities. */
export async function measureBytes(entities: number): Promise<FirstBytes> {
  const root = createSyntheticProject(entities)
  await runIn(root, scriptArguments('develop/generate'))
  await runIn(root, [resolve(tools.vite), 'build', '--logLevel', 'error'])
  const build = readBuild(join(root, 'dist/client'))
  const [first = ''] = clientsOf(build)
  const bytesOf = (chunks: readonly string[]) => weigh(build, ['index.html', ...filesOf(build, chunks)]).all
  const sizes = {
    entities,
    loginPage: bytesOf(LOGIN),
    firstList: bytesOf([...LOGIN, LISTS, first]),
  }
  rmSync(root, { recursive: true, force: true })
  return sizes
}
