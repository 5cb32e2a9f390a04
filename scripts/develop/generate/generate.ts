import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildFiles } from './build-files.ts'
import { buildModel, type RightProject } from './build-model.ts'
import { assertNoDiagnostics } from './diagnostics/diagnostic.ts'
import { locateFindings } from './diagnostics/locate-findings.ts'
import { validateEntities } from './validate-entities.ts'
import { findLostKeys } from './loading/find-lost-keys.ts'
import { formatFiles } from './format-files.ts'
import { listEntityFiles, readModules } from './loading/read-modules.ts'
import { adviseOnAccount } from './rules/accounts.ts'
import { checkAppRules, readApp, checkMenuGroups } from './rules/app.ts'
import { checkDashboards } from './rules/dashboards.ts'
import { checkLanguages } from './rules/languages.ts'
import { checkPageRules, readPages } from './rules/pages.ts'
import { checkActions, checkServerFiles } from './rules/server-files.ts'
import { readDocstrings } from './loading/docstrings.ts'
import { hashComputed } from './loading/hash-computed.ts'
import { readConfigTexts } from './loading/config-texts.ts'
import { readServerFiles, type ServerFile } from './loading/server-files.ts'
import { readValueTexts } from './loading/value-texts.ts'
import { readServerTexts } from './loading/server-texts.ts'
import { relocateFiles } from './relocate-files.ts'
import { readGenerated, writeGenerated } from './write-files.ts'

export interface Generated {
  /** The number of generated files. */
  readonly count: number
  /** The paths of files that were written or removed, or would be. */
  readonly changes: readonly string[]
  /** What is right, and could be better. */
  readonly advice: readonly string[]
}

/**
 * Reads `entities/` and updates `src/generated/` in four steps: read, build the model, render, write.
 * @throws DiagnosticsError, before anything is written, when an entity file has an error.
 */
export async function generate(root: string, { write }: { readonly write: boolean }): Promise<Generated> {
  const folder = join(root, 'entities')
  if (!existsSync(folder)) throw new Error(`there is no folder ${relative('.', folder)}`)
  const servers = readServerFiles(root)
  const model = buildModel(await readRightProject(root, servers), servers)
  const wanted = await formatFiles(root, relocateFiles(root, buildFiles(model)))
  const present = readGenerated(root)
  const changes = [...new Set([...wanted.keys(), ...present.keys()])]
    .filter((path) => wanted.get(path) !== present.get(path))
    .sort()
  if (write) writeGenerated(root, wanted, changes)
  return { count: wanted.size, changes, advice: adviseOnAccount(model.account) }
}

/**
 * Reads the entity files of a project.
 * @throws DiagnosticsError with every error and its position.
 */
export async function readRightProject(root: string, servers: readonly ServerFile[]): Promise<RightProject> {
  const read = await readModules(root)
  const texts = readConfigTexts(read)
  const app = readApp(read.app)
  // Of a program that is wrong nothing is known: what others ask of it is told once it is right.
  const ofProgram = () => [
    ...checkMenuGroups(app, [...read.modules, ...read.pages, ...(read.app ? [read.app] : [])]),
    ...checkDashboards(app, read.modules, readPages(read.pages), read.app?.file ?? 'entities/app.ts'),
    ...checkLanguages(read.app, [...texts, ...readServerTexts(servers)]),
  ]
  const findings = [
    ...(await validateEntities(read)),
    ...findLostKeys(root, read.modules),
    ...checkServerFiles(servers, read.modules, listEntityFiles(root)),
    ...checkActions(servers, read.modules),
    ...checkAppRules(root, read.app, read.modules),
    ...checkPageRules(read.pages, read.modules),
    ...(read.app && !app ? [] : ofProgram()),
  ]
  assertNoDiagnostics(locateFindings(root, findings))
  const hasDemo = existsSync(join(root, 'entities/demo/fill.ts'))
  const valueTexts = await readValueTexts(read.modules, app)
  const docstrings = readDocstrings(root, read.modules)
  const computedBy = hashComputed(root, read.modules)
  const pages = readPages(read.pages)
  return { root, modules: read.modules, app, pages, texts, valueTexts, docstrings, computedBy, hasDemo }
}
