import { readdirSync } from 'node:fs'
import { runNode, runScript, unitTests } from '../../process/run-node.ts'
import { leftOut, projects } from '../left-out.ts'
import { runBrowserTests } from '../run-browser-tests.ts'
import { chooseTests, type Chosen } from './choose-tests.ts'
import { createNamedFiles } from './named-files.ts'
import { readChanges } from './read-changes.ts'

const TEST = /\.(test|spec)\.tsx?$/

/** Runs what the changes since a commit can touch, and returns an exit code. */
export async function testChanges(since: string): Promise<number> {
  const changes = readChanges(since)
  const chosen = chooseTests(changes, testFiles(), createNamedFiles())
  console.log(`${changes.length} files differ from ${since}: ${describe(chosen)}`)
  const codes = [await runUnits(chosen), await runSpecs(chosen)]
  return codes.find((code) => code !== 0) ?? 0
}

function testFiles(): readonly string[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => `tests/${file}`)
  return files.filter((file) => TEST.test(file) && !isLeftOut(file))
}

const isLeftOut = (file: string) => leftOut.units.some((path) => file.startsWith(path))

function describe({ units, suites, specs }: Chosen): string {
  const ofScreens = specs === 'all' ? 'all specs' : `${specs.length} specs`
  return `${units.length} files of units and ${suites === null ? 'all' : suites.length} suites of the contract, ${ofScreens}`
}

async function runUnits({ units, suites }: Chosen): Promise<number> {
  if (units.length === 0) return 0
  const env = { ...process.env, ...(suites !== null && { TEST_SUITES: suites.join() }) }
  return runNode([...unitTests, '--passWithNoTests', ...units], env)
}

async function runSpecs({ specs }: Chosen): Promise<number> {
  if (specs.length === 0) return 0
  const which = specs === 'all' ? projects.daily.map((project) => `--project=${project}`) : specs
  return (await runScript('build/build')) || runBrowserTests(which)
}
