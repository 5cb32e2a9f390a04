import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { askTexts, describeRepeated, type Spoken } from '../../scripts/develop/new/ask-texts.ts'
import { buildDraft } from '../../scripts/develop/new/build-draft.ts'
import { createNewEntity } from '../../scripts/develop/new/create-new-entity.ts'
import { readDraftTexts } from '../../scripts/develop/new/draft-texts.ts'
import { parseField } from '../../scripts/develop/new/field-grammar.ts'
import { printEntity } from '../../scripts/develop/new/print/print-entity.ts'
import { readArguments } from '../../scripts/develop/new/read-arguments.ts'
import type { Language } from '../../src/schema/values/text.ts'
import { personFile } from '../generator/example-files.ts'
import { createExampleProject } from '../generator/example-project.ts'

const draft = buildDraft(
  {
    name: 'sponsor',
    fields: ['name:text', 'rank:choice:gold=Or,silver=Argent', 'share:percent'].map(parseField),
    remarks: [],
  },
  { entities: [], tables: [] },
)

/** Asks for the texts of the draft, each answered by what is said of it. */
async function ask(spoken: Spoken, answers: Readonly<Record<string, string>>) {
  const heard: string[] = []
  const person = {
    ask: async (question: string) => {
      heard.push(question)
      return answers[question] ?? ''
    },
    tell: () => {},
  }
  const untranslated = { texts: readDraftTexts(draft), spoken, suggested: new Map() }
  const translations = await askTexts(untranslated, person)
  return { heard, repeated: describeRepeated(translations, spoken), text: printEntity(draft, translations) }
}

it('asks each text in each language, and writes it in all of them', async () => {
  const { heard, text, repeated } = await ask(
    { languages: ['fr', 'ar', 'en'] },
    { '"Nom" in ar [Nom]: ': 'الاسم', '"Nom" in en [Nom]: ': 'Name', '"Or" in en [Or]: ': 'Gold' },
  )
  expect(heard.slice(0, 2)).toEqual(['"Sponsors" in ar [Sponsors]: ', '"Sponsors" in en [Sponsors]: '])
  for (const asked of ['Nom', 'Or', 'Argent', 'Ajouter sponsor'])
    expect(heard).toContain(`"${asked}" in en [${asked}]: `)
  expect(new Set(heard).size).toBe(heard.length)
  expect(text).toContain('name: text({ label: { fr: "Nom", ar: "الاسم", en: "Name" } }),')
  expect(text).toContain('gold: { fr: "Or", ar: "Or", en: "Gold" }')
  expect(text).toContain('menu: { label: { fr: "Sponsors", ar: "Sponsors", en: "Sponsors" }')
  expect(text).toContain('add: { fr: "Ajouter sponsor", ar:')
  expect(repeated).toHaveLength(2)
})

it('leaves out what falls back to another language where nothing is answered', async () => {
  const answers = { '"Nom" in en []: ': 'Name' }
  const { text } = await ask({ languages: ['fr', 'en'], fallback: 'fr' }, answers)
  expect(text).toContain('name: text({ label: { fr: "Nom", en: "Name" } }),')
  expect(text).toContain('gold: "Or"')
})

it('asks nothing where there is one language', async () => {
  const { heard, text } = await ask({}, {})
  expect(heard).toEqual([])
  expect(text).toContain('name: text({ label: "Nom" }),')
})

it('without a terminal, says what is to be translated, and writes what the generator takes', async () => {
  const inBoth = personFile().replace(
    /'(Clubs|Nom|clubs|Ajouter|Modifier|Supprimé|Supprimer \?|Utilisé)'/g,
    "{ fr: '$1', en: '$1' }",
  )
  const root = createExampleProject({
    'app.ts': `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', languages: ['fr', 'en'] })\n`,
    'person.ts': inBoth,
  })
  const said = await createNewEntity(root, { name: 'sponsor', field: ['name:text'] })
  expect(said).toContain('  look at the texts in en: some still read as in fr')
  expect(readFileSync(join(root, 'entities/sponsor.ts'), 'utf8')).toContain(
    'name: text({ label: { fr: "Nom", en: "Name" } }),',
  )
})

/** A program of these languages with nobody but persons in it. */
function programIn(languages: readonly Language[], said: string) {
  const ownWords = /'(Clubs|Nom|clubs|Ajouter|Modifier|Supprimé|Supprimer \?|Utilisé)'/g
  return createExampleProject({
    'app.ts': `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', languages: ${JSON.stringify(languages)} })\n`,
    'person.ts': personFile().replace(ownWords, said),
  })
}

it('writes the defaults of a program in English alone in English', async () => {
  const root = programIn(['en'], "'$1'")
  await createNewEntity(root, { name: 'sponsor', field: ['name:text', 'birthday:date', 'active:toggle'] })
  const written = readFileSync(join(root, 'entities/sponsor.ts'), 'utf8')
  for (const words of ['"Name"', '"Birthday"', 'on: "yes"', '"Add sponsor"']) expect(written).toContain(words)
})

it('writes what it knows in each language of a program, and what is said of its label', async () => {
  const root = programIn(['fr', 'ar', 'en'], "{ fr: '$1', ar: '$1', en: '$1' }")
  const flags = ['--label', 'Parrains', '--label', 'ar=الرعاة', '--singular', 'ar=الراعي']
  const said = await createNewEntity(root, readArguments(['sponsor', '--field', 'phone:phone', ...flags]))
  const written = readFileSync(join(root, 'entities/sponsor.ts'), 'utf8').replace(/\s+/g, ' ')
  expect(written).toContain('{ fr: "Parrains", ar: "الرعاة", en: "Sponsors" }')
  expect(written).toContain('phone: phone({ label: { fr: "Téléphone", ar: "الهاتف", en: "Phone" } })')
  expect(written).toMatch(/add: \{ fr: "Ajouter parrain", ar: "إضافة الراعي", en: "Add sponsor",? \}/)
  expect(said.join()).not.toContain('still read as in fr')
})
