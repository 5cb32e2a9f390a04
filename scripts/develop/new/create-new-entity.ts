import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DiagnosticsError } from '../generate/diagnostics/diagnostic.ts'
import { generate } from '../generate/generate.ts'
import { generatedFolder } from '../../process/engine.ts'
import { assertEntityName } from './assert-names.ts'
import { buildDraft } from './build-draft.ts'
import type { AnswerChecks } from './ask-entity.ts'
import { describeRepeated } from './ask-texts.ts'
import { askWhatIsMissing, translateTexts } from './ask-what-is-missing.ts'
import { readDraftTexts } from './draft-texts.ts'
import type { ProjectFacts } from '../../../src/kinds/core/authoring/project-facts.ts'
import type { Arguments } from './read-arguments.ts'
import { readFlags } from './read-flags.ts'
import { readProject } from './read-project.ts'
import { readRequest } from './read-request.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { draftInOwn, suggestTexts } from './suggest-texts.ts'
import { assertNoFile, writeEntity } from './write-entity.ts'

/** Reads, drafts, writes and generates; answers what to tell. */
export async function createNewEntity(root: string, given: Arguments): Promise<readonly string[]> {
  const args = await askWhatIsMissing(given, createChecks(root))
  const { name } = args
  assertFreeName(root, name)
  const flags = readFlags(args)
  const facts = await readProject(root)
  const request = await readRequest(args, flags, facts)
  const draft = draftInOwn(request, facts)
  const suggested = suggestTexts(request, facts)
  const { spoken } = facts
  const translations = await translateTexts({ texts: readDraftTexts(draft), spoken, suggested })
  const file = await writeEntity(root, draft, translations)
  await generateOrRemove(root, file)
  return [
    `${file} is written, and ${generatedFolder(root)} follows it.`,
    ...[...draft.remarks, ...describeRepeated(translations, spoken)].map((remark) => `  look at ${remark}`),
    `next: npm run dev, then npm test -- --entity ${name}`,
  ]
}

function assertFreeName(root: string, name: string): void {
  assertEntityName(name)
  assertNoFile(root, name)
}

/** Reads the project once, however many answers are checked against it. */
function createChecks(root: string): AnswerChecks {
  let facts: Promise<ProjectFacts> | undefined
  return {
    assertName: (name) => assertFreeName(root, name),
    async assertSoFar(answers) {
      facts ??= readProject(root)
      buildDraft(await readRequest(answers, readFlags(answers), await facts), await facts)
    },
  }
}

/** A config that is refused was no good draft: it goes, and what was wrong is told. */
async function generateOrRemove(root: string, file: string): Promise<void> {
  try {
    await generate(root, { write: true })
  } catch (error) {
    if (!(error instanceof DiagnosticsError) || error.diagnostics.every((each) => each.file !== file))
      throw error
    rmSync(join(root, file))
    throw new Refusal(`${error.message}\n${file} is not written`)
  }
}
