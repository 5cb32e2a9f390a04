import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { xlsxFile } from '../../../src/features/export/server/xlsx-file.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import type { Language } from '../../../src/schema/values/text.ts'
import { readTranslatedTexts } from './read-texts.ts'

const KEY = 'key'

/** The columns of a sheet for translators: the place of a text, what it says, and what it says in their language. */
export function headersOf(ownLanguage: Language, language: Language): readonly string[] {
  return [KEY, ownLanguage, language]
}

/** Writes all texts of a project into a new XLSX file. */
export async function exportTexts(
  root: string,
  file: string,
  language: Language,
): Promise<readonly string[]> {
  // It may hold what somebody has translated.
  if (existsSync(resolve(root, file)))
    throw new Refusal(`${file} is there already and stays as it is; import it, or name another file`)
  const { ownLanguage, texts } = await readTranslatedTexts(root, language)
  const columns = headersOf(ownLanguage, language).map((header) => ({
    key: header,
    header,
    type: 'text' as const,
  }))
  const rows = texts.map(({ key, own, other }) => [key, own, other])
  const sheet = await new Response(xlsxFile('Texts', columns, rows)).arrayBuffer()
  writeFileSync(resolve(root, file), new Uint8Array(sheet), { flag: 'wx' })
  const missing = texts.filter(({ other }) => other === '').length
  return [`${file} is written: ${texts.length} texts, ${missing} of them without ${language}.`]
}
