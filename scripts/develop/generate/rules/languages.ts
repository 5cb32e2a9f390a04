import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { App } from '../../../../src/schema/entity/app.ts'
import { LANGUAGES, type Language } from '../../../../src/schema/values/text.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { ConfigText } from '../loading/config-texts.ts'
import { quoteText } from '../loading/template-text.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import { languagesOf } from '../program-languages.ts'
import { readApp } from './app.ts'

/** Each text is said in all languages of the program, or in the one that its others fall back to. */
export function checkLanguages(
  module: EntityModule | undefined,
  texts: readonly ConfigText[],
): readonly Finding[] {
  const app = readApp(module)
  const languages = languagesOf(app)
  const [own] = languages
  const fallback = app?.fallback
  const asked: readonly Language[] = fallback === undefined ? languages : [own, fallback]
  const isKnown = fallback === undefined || languages.includes(fallback)
  if (!isKnown) return []
  return texts.flatMap(({ file, exportedAs, path, text, position }): readonly Finding[] => {
    const said = readLanguages(text, own)
    const lacking = asked.filter((language) => said?.[language] === undefined)
    if (!said || lacking.length === 0) return []
    const message = `${describe(said)}; expected ${lacking.join(' and ')} too; ${advise(said, lacking, { own, fallback })}`
    return [{ code: 'E166', file, exportedAs, path, message, ...(position && { position }) }]
  })
}

type Said = { readonly [L in Language]?: string }

/** What is wrong as a text is told elsewhere; what has no letters, as `€`, reads the same in every language. */
function readLanguages(text: unknown, own: Language): Said | undefined {
  if (typeof text === 'string') return /\p{L}/u.test(text) ? { [own]: text } : undefined
  if (!isObject(text)) return undefined
  const entries = LANGUAGES.flatMap((language) => {
    const words = text[language]
    return typeof words === 'string' ? [[language, words] as const] : []
  })
  return Object.fromEntries(entries)
}

function describe(said: Said): string {
  return `it is said in ${Object.keys(said).join(' and ')} alone`
}

function advise(
  said: Said,
  lacking: readonly Language[],
  { own, fallback }: { readonly own: Language; readonly fallback: App['fallback'] },
): string {
  const texts = LANGUAGES.flatMap((language) => {
    const words = said[language]
    if (words !== undefined) return [`${language}: ${quoteText(words)}`]
    return lacking.includes(language) ? [`${language}: '…'`] : []
  })
  const whole = `write { ${texts.join(', ')} }`
  return fallback === undefined && !lacking.includes(own)
    ? `${whole}, or fallback: '${own}' in entities/app.ts`
    : whole
}
