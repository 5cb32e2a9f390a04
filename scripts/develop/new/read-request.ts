import { readFileSync } from 'node:fs'
import type { EntityRequest } from './entity-request.ts'
import { readOpenApi } from './openapi/read-open-api.ts'
import type { ProjectFacts } from '../../../src/kinds/core/authoring/project-facts.ts'
import type { Arguments } from './read-arguments.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { overrideWith } from './read-flags.ts'
import { readZod } from './schemas/read-zod.ts'
import { readSample } from './sample/read-sample.ts'

/** What is asked for: by the flags alone, or by what they point at and then by them. */
export async function readRequest(
  { from, openapi, path }: Arguments,
  flags: EntityRequest,
  { entities }: ProjectFacts,
): Promise<EntityRequest> {
  if (from !== undefined && /\.[cm]?[jt]s$/.test(from))
    return overrideWith(await readZod(from, flags.name, entities), flags)
  if (from !== undefined) return overrideWith(readSample(readJson(from), flags.name, entities), flags)
  if (openapi === undefined) return flags
  // Here the path is the document's; the screen's follows from it.
  const { path: _path, ...others } = flags
  return overrideWith(readOpenApi(readJson(openapi), { name: flags.name, path, entities }), others)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const name = file === '-' ? 'the input' : file
    throw new Refusal(`${name} cannot be read as JSON: ${reason}`, 2)
  }
}
