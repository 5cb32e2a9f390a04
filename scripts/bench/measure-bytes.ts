import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesOf, readBuild, SCREENS, weigh } from '../build/page-weight.ts'
import { scriptArguments, tools } from '../process/run-node.ts'
import { runIn } from './measure-generation.ts'
import { buildName, createSyntheticProject } from './synthetic-entities.ts'

export interface FirstBytes {
  readonly entities: number
  /** What a browser loads, compressed with brotli, until it shows the login page, and until it shows the first list. */
  readonly loginPage: number
  readonly firstList: number
}

/** What a real build with so many entities makes a browser load. */
export async function measureBytes(entities: number): Promise<FirstBytes> {
  const root = createSyntheticProject(entities)
  await runIn(root, scriptArguments('develop/generate'))
  await runIn(root, [resolve(tools.vite), 'build', '--logLevel', 'error'])
  const build = readBuild(join(root, 'dist/client'))
  // The first entity is that of the accounts too, which the layout asks for.
  const first = `entity/${buildName(0)}`
  const bytesOf = (names: readonly string[]) =>
    weigh(build.folder, ['index.html', ...filesOf(build, names)]).all
  const sizes = {
    entities,
    loginPage: bytesOf(SCREENS.login),
    firstList: bytesOf([...SCREENS.list, first]),
  }
  rmSync(root, { recursive: true, force: true })
  return sizes
}
