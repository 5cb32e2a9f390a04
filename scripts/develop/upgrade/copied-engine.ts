import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeProgram } from '../new/project/describe-program.ts'
import { TSCONFIG } from '../new/project/first-files.ts'

/** What programs of the releases before 0.4 had of the engine, which is a package now. */
const COPIED = [
  'src',
  'scripts',
  'entities/README.md',
  'entities/REFERENCE.md',
  'entities/docs',
  'tests/suite',
  'tests/domains/domains.ts',
  'tests/contract/harness',
  'tests/browser/harness',
  'tests/playwright.config.ts',
  'tests/vitest.config.ts',
  'vite.config.ts',
  'llms.txt',
]

/** Whether a program is of a release whose engine lay in its own folder. */
export function hasCopiedEngine(root: string): boolean {
  return existsSync(join(root, 'src/schema'))
}

/** The files and folders of such an engine. */
export function listCopied(root: string): readonly string[] {
  return COPIED.filter((path) => existsSync(join(root, path)))
}

interface Packages {
  readonly name: string
  readonly version: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Not one of the engine, which may have another name now. */
const isOwnCommand = ([, command]: readonly [string, string]) => !/\bscripts\/|^prettier /.test(command)

/** The program's files as one has them that has the engine as a package, by path; packages and commands of its own stay. */
export function describeWithoutCopy(program: Packages, engine: Packages) {
  const thin = JSON.parse(describeProgram(program.name, engine.version))
  const engines = { ...engine.dependencies, ...engine.devDependencies }
  const keep = (packages: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => !Object.hasOwn(engines, name)))
  const scripts = Object.fromEntries(Object.entries(program.scripts ?? {}).filter(isOwnCommand))
  const described = {
    ...thin,
    version: program.version,
    scripts: { ...scripts, ...thin.scripts },
    dependencies: { ...thin.dependencies, ...keep(program.dependencies) },
    devDependencies: keep(program.devDependencies),
  }
  return { 'package.json': `${JSON.stringify(described, null, 2)}\n`, 'tsconfig.json': TSCONFIG }
}
