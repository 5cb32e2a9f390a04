import { expect, it } from 'vitest'
import { readConfigTexts } from '../../scripts/develop/generate/loading/config-texts.ts'
import { readModules } from '../../scripts/develop/generate/loading/read-modules.ts'
import { readServerFiles } from '../../scripts/develop/generate/loading/server-files.ts'
import { readServerTexts } from '../../scripts/develop/generate/loading/server-texts.ts'
import { formatPath } from '../../scripts/develop/generate/diagnostics/diagnostic.ts'
import { isTranslated, LANGUAGES } from '../../src/schema/values/text.ts'

const read = await readModules(process.cwd())
const texts = [...readConfigTexts(read), ...readServerTexts(readServerFiles(process.cwd()))].map(
  ({ exportedAs, path, text }) => ({ key: formatPath(exportedAs, path), text }),
)

// What lacks one falls back to French, which no check can tell from a text that is to be French.
it('each text of the configs is said in each language that people can choose', () => {
  const lacking = texts.filter(({ text }) => {
    if (typeof text === 'string') return /\p{L}/u.test(text)
    return !isTranslated(text) || LANGUAGES.some((language) => !text[language]?.trim())
  })
  expect(lacking).toEqual([])
})

it('in its own letters: Arabic in Arabic ones, the others in none', () => {
  const wrong = texts.filter(({ text }) => {
    const { fr = '', ar = '', en = '' } = isTranslated(text) ? text : {}
    if (!/\p{L}/u.test(fr)) return false
    return !/[\u0621-\u064a]/.test(ar) || /[a-z]{3}/i.test(ar) || /[\u0600-\u06ff]/.test(fr + en)
  })
  expect(wrong).toEqual([])
})

it.each([
  'app.login.promise',
  'player.menu.label',
  'player.list.title',
  'player.fields.role.options.goalkeeper',
  'player.texts.confirmDelete',
  'player.texts.created',
  'owner.fields.status.words.on',
  'owner.home.widgets.ending.label',
  'competition.fields.type.options.groupe',
])('they are all read: %s', (key) => {
  expect(texts.map((each) => each.key)).toContain(key)
})
