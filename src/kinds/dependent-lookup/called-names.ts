import type { NameIndex } from '../../schema/where/name-index.ts'
import type { Language } from '../../schema/values/text.ts'
import { currentTranslation } from '../../texts/translation.ts'

/** What the names of a table are called: by language, and there by `nameKey`. */
export interface CalledNames {
  /** Also by the name alone, where it is called one thing wherever it lies. */
  readonly byLanguage: Map<Language, ReadonlyMap<string, string>>
  /** All names of the table, wherever they lie; on a server alone. */
  index?: NameIndex
}

/** Filled as screens need it, and on a server at its start. */
const tables = new Map<object, CalledNames>()

export function nameKey(parent: unknown, name: string): string {
  return [parent, name].join('\n')
}

export function calledNamesOf(table: object): CalledNames {
  const known = tables.get(table) ?? { byLanguage: new Map() }
  tables.set(table, known)
  return known
}

/** What a stored name is called in the language of the reader; undefined where that is itself, or is not known. */
export function calledName(table: object, name: string, parent?: unknown): string | undefined {
  const { language } = currentTranslation()
  return sourcesOf(table).reduce<string | undefined>(
    (found, { byLanguage }) => found ?? nameIn(byLanguage.get(language), name, parent),
    undefined,
  )
}

/** A field at the end of a path has no table in a page: what it shows is called as any table says. */
function sourcesOf(table: object): readonly CalledNames[] {
  const own = tables.get(table)
  return own ? [own] : [...tables.values()]
}

/** A stored name with all that it is called in other languages: what a search finds it by. */
export function allCalledNames(table: object, name: string, parent?: unknown): string {
  const languages = sourcesOf(table).flatMap(({ byLanguage }) => [...byLanguage.values()])
  const others = languages.flatMap((names) => nameIn(names, name, parent) ?? [])
  return [name, ...others].join(' ')
}

/** The one name of a table that a text stands for; the text itself where that is unknown or not sure. */
export function meantName(table: object, text: string): string {
  return tables.get(table)?.index?.meant(text) ?? text
}

function nameIn(
  names: ReadonlyMap<string, string> | undefined,
  name: string,
  parent: unknown,
): string | undefined {
  return names?.get(nameKey(parent, name)) ?? names?.get(name)
}
