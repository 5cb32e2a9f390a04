import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Environment } from '../../../../src/server/settings.ts'
import { DiagnosticsError } from '../../generate/diagnostics/diagnostic.ts'
import { generate } from '../../generate/generate.ts'
import { describeRepeated } from '../ask-texts.ts'
import { translateTexts } from '../ask-what-is-missing.ts'
import { assertEntityName } from '../assert-names.ts'
import { describeSelf } from '../build-draft.ts'
import { readDraftTexts } from '../draft-texts.ts'
import type { EntityDraft } from '../entity-draft.ts'
import type { EntityRequest } from '../entity-request.ts'
import type { Arguments } from '../read-arguments.ts'
import { overrideWith, readFlags } from '../read-flags.ts'
import { type Project, readProject } from '../read-project.ts'
import { draftInOwn, suggestTexts } from '../suggest-texts.ts'
import { assertNoFile, writeEntity } from '../write-entity.ts'
import { chooseTables } from './choose-tables.ts'
import { readDatabase } from './read-database.ts'
import { type NamedTable, requestOfTable } from './table-request.ts'

/** Writes an entity for each table that is asked for, generates, and answers what to tell; the database is only read. */
export async function createFromTables(
  root: string,
  given: Arguments,
  env: Environment,
): Promise<readonly string[]> {
  const { tables, isExact } = await readDatabase(given.database, env)
  const project = await readProject(root)
  const { chosen, left } = chooseTables(given, tables, project)
  const leftOut = left.map((line) => `  left out: ${line}`)
  if (chosen.length === 0) return ['there is no table that an entity could run on yet', ...leftOut]
  for (const { name } of chosen) assertEntityName(name)
  for (const { name } of chosen) assertNoFile(root, name)
  const entityOf = (table: string) =>
    chosen.find((each) => each.table.name === table)?.name ??
    project.entities.find(({ name }) => name === table)?.name
  const requests = chosen.map((each) => overrideFirst(requestOfTable(each, entityOf, isExact), given, chosen))
  const drafts = draftTogether(requests, project)
  const written = await writeTogether(root, drafts, requests, project)
  return [
    ...written,
    ...leftOut,
    'next: npm run schema shows what would change in these tables; nothing does before npm run schema -- --apply',
  ]
}

/** What the flags say of the one table that they are about. */
function overrideFirst(
  request: EntityRequest,
  { name: _name, ...given }: Arguments,
  chosen: readonly NamedTable[],
): EntityRequest {
  return chosen.length === 1 ? overrideWith(request, readFlags({ ...given, name: request.name })) : request
}

interface Drafted {
  readonly draft: EntityDraft
  readonly project: Project
}

/** Each among all others, so that they may refer to each other in any order and in circles. */
function draftTogether(requests: readonly EntityRequest[], project: Project): readonly Drafted[] {
  const drafted: Drafted[] = []
  for (const request of requests) {
    if (request.fields.length === 0)
      throw new Refusal(`the table of "${request.name}" holds no column that a field could be`)
    const others = requests.filter((other) => other !== request).map(describeSelf)
    const placed = others.map((other) => ({
      ...other,
      order: drafted.find(({ draft }) => draft.name === other.name)?.draft.menu.order ?? 0,
    }))
    const around = { ...project, entities: [...project.entities, ...placed] }
    drafted.push({ draft: draftInOwn(request, around), project: around })
  }
  return drafted
}

async function writeTogether(
  root: string,
  drafts: readonly Drafted[],
  requests: readonly EntityRequest[],
  { spoken }: Project,
): Promise<readonly string[]> {
  const files: string[] = []
  const told: string[] = []
  for (const [place, { draft, project }] of drafts.entries()) {
    const suggested = suggestTexts(requests[place] ?? { name: '', fields: [], remarks: [] }, project)
    const translations = await translateTexts({ texts: readDraftTexts(draft), spoken, suggested })
    const file = await writeEntity(root, draft, translations)
    files.push(file)
    const remarks = [...draft.remarks, ...describeRepeated(translations, spoken)]
    told.push(`${file} is written`, ...remarks.map((remark) => `  look at ${remark}`))
  }
  await generateOrRemove(root, files)
  return told
}

/** Configs that are refused were no good drafts: all of them go, for they refer to each other. */
async function generateOrRemove(root: string, files: readonly string[]): Promise<void> {
  try {
    await generate(root, { write: true })
  } catch (error) {
    if (!(error instanceof DiagnosticsError) || error.diagnostics.every(({ file }) => !files.includes(file)))
      throw error
    for (const file of files) rmSync(join(root, file))
    throw new Refusal(`${error.message}\n${files.join(', ')}: not written`)
  }
}
