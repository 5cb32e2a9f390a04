import { isObject } from '../../../src/kinds/core/authoring/json.ts'
import { Refusal, type Path } from '../../../src/kinds/core/authoring/entity-finding.ts'
import type { Language } from '../../../src/schema/values/text.ts'
import { formatPath } from '../generate/diagnostics/diagnostic.ts'
import { readConfigTexts } from '../generate/loading/config-texts.ts'
import { readModules } from '../generate/loading/read-modules.ts'
import { readServerFiles } from '../generate/loading/server-files.ts'
import { readServerTexts } from '../generate/loading/server-texts.ts'
import { languagesOf } from '../generate/program-languages.ts'
import { readApp } from '../generate/rules/app.ts'

/** A text of a config, in the program's own language and in another one. */
export interface SheetText {
  /** `player.fields.name.label` */
  readonly key: string
  readonly file: string
  readonly exportedAs: string
  readonly path: Path
  readonly own: string
  /** Empty where it is not translated. */
  readonly other: string
  /** Whether the config says it in each language, and not as one string. */
  readonly isInLanguages: boolean
}

interface TranslatedTexts {
  /** The program's own language. */
  readonly ownLanguage: Language
  readonly texts: readonly SheetText[]
}

/** The texts of a project in the order of its files. What has no letters, as `€`, reads the same in every language. */
export async function readTranslatedTexts(root: string, language: Language): Promise<TranslatedTexts> {
  const read = await readModules(root)
  if (read.findings.length > 0)
    throw new Refusal('entities/ cannot be read as a whole; npm run generate says what is wrong')
  const [ownLanguage] = languagesOf(readApp(read.app))
  if (language === ownLanguage)
    throw new Refusal(`${language} is the language that the configs are written in; expected another one`, 2)
  const found = [...readConfigTexts(read), ...readServerTexts(readServerFiles(root))]
  const texts = found.flatMap(({ file, exportedAs, path, text, within }) => {
    const isInLanguages = isObject(text)
    const own = asText(isInLanguages ? text[ownLanguage] : text)
    if (!/\p{L}/u.test(own)) return []
    const key = formatPath(within ?? exportedAs, within === undefined ? path : [exportedAs, ...path])
    const other = asText(isInLanguages ? text[language] : undefined)
    return [{ key, file, exportedAs, path, own, other, isInLanguages }]
  })
  return { ownLanguage, texts }
}

function asText(words: unknown): string {
  return typeof words === 'string' ? words : ''
}
