import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFiles } from '../generate/format-files.ts'
import type { Translations } from './ask-texts.ts'
import type { EntityDraft } from './entity-draft.ts'
import { kebabCase } from '../../../src/kinds/core/authoring/naming.ts'
import { printEntity } from './print/print-entity.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/** `entities/media-type.ts` of `mediaType`. */
function entityFile(name: string): string {
  return `entities/${kebabCase(name)}.ts`
}

/** @throws Refusal when the entity's file is there already. */
export function assertNoFile(root: string, name: string): void {
  const file = entityFile(name)
  if (existsSync(join(root, file)))
    throw new Refusal(`${file} is there already and stays as it is; edit it, or choose another name`)
}

/** Writes the entity's file and answers its path; it never replaces one. */
export async function writeEntity(
  root: string,
  draft: EntityDraft,
  translations: Translations = new Map(),
): Promise<string> {
  const file = entityFile(draft.name)
  const formatted = await formatFiles(root, new Map([[file, printEntity(draft, translations)]]))
  assertNoFile(root, draft.name)
  writeFileSync(join(root, file), formatted.get(file) ?? '', { flag: 'wx' })
  return file
}
