import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { buildModel } from '../generate/build-model.ts'
import { formatFiles } from '../generate/format-files.ts'
import { readRightProject } from '../generate/generate.ts'
import { readServerFiles } from '../generate/loading/server-files.ts'
import { buildOpenApi } from '../generate/output/openapi/document.ts'
import { FIRST_LINE, printClient } from './print-client.ts'

const NAME = 'tribune-client.ts'

/**
 * Writes the client of a project's calls into a folder, or under a name of its own.
 * @returns what to print
 * @throws Refusal where it would replace what it has not written
 */
export async function writeClient(root: string, out: string): Promise<string> {
  const file = out.endsWith('.ts') ? resolve(root, out) : join(resolve(root, out), NAME)
  assertMayWrite(file)
  const text = await buildClient(root)
  writeFileSync(file, text)
  return `${file} is written.`
}

function assertMayWrite(file: string): void {
  if (!existsSync(dirname(file)) || !statSync(dirname(file)).isDirectory())
    throw new Refusal(`There is no folder ${dirname(file)}: make it, or name another one.`)
  if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(FIRST_LINE))
    throw new Refusal(`${file} was not written by this command, and stays as it is; name another file.`)
}

async function buildClient(root: string): Promise<string> {
  const servers = readServerFiles(root)
  const model = buildModel(await readRightProject(root, servers), servers)
  const entities = model.entities.map(({ entity }) => entity)
  const text = printClient(buildOpenApi(model), entities)
  const formatted = await formatFiles(root, new Map([[NAME, text]]))
  return formatted.get(NAME) ?? text
}
