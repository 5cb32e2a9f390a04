import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseTable } from '../../../src/features/import/server/parse-table.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import type { Language } from '../../../src/schema/values/text.ts'
import { PLACEHOLDER } from '../generate/loading/template-text.ts'
import { formatFiles } from '../generate/format-files.ts'
import { writeTexts, type FilledText } from './edit-texts.ts'
import { headersOf } from './export-texts.ts'
import { readTranslatedTexts, type SheetText } from './read-texts.ts'

/** Writes the translations of a sheet into the configs, and says what of it does not fit them any more. */
export async function importTexts(
  root: string,
  file: string,
  language: Language,
): Promise<readonly string[]> {
  const read = await readTranslatedTexts(root, language)
  const rows = await readRows(resolve(root, file), headersOf(read.ownLanguage, language))
  const texts = new Map(read.texts.map((text) => [text.key, text]))
  const judged = rows.map((row) => judge(row, texts.get(row.key)))
  const translations = judged.flatMap((each) => (typeof each === 'string' || !each ? [] : [each]))
  const { sources, refused } = writeTexts(root, { ownLanguage: read.ownLanguage, language }, translations)
  for (const [path, source] of await formatAsBefore(root, sources)) writeFileSync(join(root, path), source)
  const told = judged.filter((each) => typeof each === 'string')
  const count = translations.length - refused.length
  const next = count > 0 ? ['next: npm run generate'] : []
  return [...told, ...refused, `texts written: ${count}; files changed: ${sources.size}`, ...next]
}

interface Row {
  readonly key: string
  readonly own: string
  readonly other: string
}

async function readRows(file: string, headers: readonly string[]): Promise<readonly Row[]> {
  const { rows: all } = await parseTable(readFileSync(file))
  const [header, ...rows] = all
  const places = headers.map((name) => header?.cells.indexOf(name) ?? -1)
  if (places.includes(-1)) throw new Refusal(`the first row of the sheet lacks one of ${headers.join(', ')}`)
  return rows.map(({ cells }) => {
    const [key = '', own = '', other = ''] = places.map((place) => plain(cells[place] ?? ''))
    return { key, own, other }
  })
}

/** What is to be written, why it is not, or nothing where the config says it already. */
function judge({ key, own, other }: Row, text: SheetText | undefined): FilledText | string | undefined {
  if (!text) return `unknown: ${key}, which no config has; it is left out`
  if (plain(text.own) !== own)
    return `changed meanwhile: ${key} was ${JSON.stringify(own)} and is ${JSON.stringify(text.own)}; it is left as it is`
  if (other === plain(text.other)) return undefined
  if (placeholdersOf(other) !== placeholdersOf(own))
    return `placeholders: ${key} has others than ${JSON.stringify(own)}; it is left as it is`
  if (other === '') return `empty: ${key} stays ${JSON.stringify(text.other)}`
  return { text, words: other }
}

/** What stands between them may change places, but they are code. */
function placeholdersOf(text: string): string {
  const rest = text.replace(PLACEHOLDER, '')
  return [...(text.match(PLACEHOLDER) ?? []).toSorted(), rest.includes('${') ? rest : ''].join()
}

/** Spreadsheets end lines as they like, and the import of sheets trims what is around a text. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** A file that was formatted is so again; in another one nothing but the texts changes. */
async function formatAsBefore(
  root: string,
  sources: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const former = new Map([...sources.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const wasFormatted = await formatFiles(root, former)
  const formatted = await formatFiles(root, sources)
  return new Map(
    [...sources].map(([path, source]) => {
      const isFormatted = wasFormatted.get(path) === former.get(path)
      return [path, isFormatted ? (formatted.get(path) ?? source) : source]
    }),
  )
}
