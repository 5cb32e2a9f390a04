import { isObject } from '../../../src/kinds/core/authoring/json.ts'
import { Refusal } from '../../../src/kinds/core/authoring/refusal.ts'
import type { Path } from '../../../src/kinds/core/authoring/entity-finding.ts'
import type { Language } from '../../../src/schema/text.ts'
import { formatPath } from '../generate/diagnostics/diagnostic.ts'
import { readConfigTexts } from '../generate/loading/config-texts.ts'
import { readModules } from '../generate/loading/read-modules.ts'

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

/** The program's own language, which every text has. */
export const OWN_LANGUAGE = 'fr'

/** The texts of a project in the order of its files. What has no letters, as `€`, reads the same in every language. */
export async function readTranslatedTexts(root: string, language: Language): Promise<readonly SheetText[]> {
  const read = await readModules(root)
  if (read.findings.length > 0)
    throw new Refusal('entities/ cannot be read as a whole; npm run generate says what is wrong')
  return readConfigTexts(read).flatMap(({ file, exportedAs, path, text }) => {
    const own = wordsIn(text, OWN_LANGUAGE)
    if (!/\p{L}/u.test(own)) return []
    const key = formatPath(exportedAs, path)
    const isInLanguages = isObject(text)
    return [{ key, file, exportedAs, path, own, other: wordsIn(text, language), isInLanguages }]
  })
}

function wordsIn(text: unknown, language: Language): string {
  const words = isObject(text) ? text[language] : language === OWN_LANGUAGE ? text : undefined
  return typeof words === 'string' ? words : ''
}
