import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project, SyntaxKind } from 'ts-morph'
import { expect, it } from 'vitest'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { inEveryLanguage } from '../../src/texts/locale.ts'
import { LANGUAGES, translate } from '../../src/schema/values/text.ts'
import { personFile } from './example-files.ts'
import { createExampleProject } from './example-project.ts'
import { createSampleProject } from './sample-project.ts'

/** The other texts of the example. */
const inBoth = (file: string) =>
  file.replace(/'(Nom|clubs|Ajouter|Modifier|Supprimé|Supprimer \?|Utilisé)'/g, "{ fr: '$1', en: '$1' }")

async function generateWith(options: string, label: string, change = (file: string) => file) {
  const root = createExampleProject({
    'app.ts': `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', ${options} })\n`,
    'person.ts': change(
      personFile({ menu: `{ label: ${label}, icon: 'lucide-react/icons/file-text', order: 1 }` }),
    ),
  })
  await generate(root, { write: true })
  return readFileSync(join(root, 'src/generated/app.ts'), 'utf8')
}

it('texts of one language alone are right where they fall back to it', async () => {
  await expect(generateWith("languages: ['fr', 'en']", "'Clubs'")).rejects.toThrow(/E166/)
  expect(await generateWith("languages: ['fr', 'en'], fallback: 'fr'", "'Clubs'")).not.toContain('fallback:')
  expect(await generateWith("languages: ['fr']", "'Clubs'")).not.toContain('fallback:')
})

it('where they fall back to another language, each is said in that one, and in the own', async () => {
  const options = "languages: ['fr', 'ar', 'en'], fallback: 'en'"
  await expect(generateWith(options, "{ fr: 'Clubs', ar: 'نواد' }")).rejects.toThrow(
    /menu\.label.*expected en/,
  )
  expect(await generateWith(options, "{ fr: 'Clubs', en: 'Clubs' }", inBoth)).toContain('fallback: "en"')
})

it('a text falls back to the language that the program says, else to its own', () => {
  expect(translate({ fr: 'Nom', en: 'Name' }, 'ar', 'en')).toBe('Name')
  expect(translate({ fr: 'Nom', en: 'Name' }, 'ar')).toBe('Nom')
  expect(translate({ fr: 'Nom' }, 'ar', 'en')).toBe('Nom')
  expect(translate({ fr: 'Nom', ar: 'الاسم', en: 'Name' }, 'ar', 'en')).toBe('الاسم')
})

it('the order of languages within a text changes no generated file', async () => {
  const root = createSampleProject()
  await generate(root, { write: true })
  const project = new Project({ skipFileDependencyResolution: true })
  let shuffled = 0
  for (const file of project.addSourceFilesAtPaths(`${root}/entities/**/*.ts`)) {
    for (const each of file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression).toReversed()) {
      const said = each
        .getProperties()
        .filter((part) => LANGUAGES.some((one) => part.getText().startsWith(`${one}: `)))
      if (said.length < 2 || said.length < each.getProperties().length) continue
      const parts = said.map((part) => part.getText())
      each.replaceWithText(`{ ${parts.toReversed().join(', ')} }`)
      shuffled += 1
    }
    writeFileSync(file.getFilePath(), file.getFullText())
  }
  expect(shuffled).toBeGreaterThan(100)
  expect(await generate(root, { write: false })).toMatchObject({ changes: [] })
})

it('a text is searched and falls back alike, in whatever order its languages are', () => {
  const [one, other] = [
    { fr: 'Nom', en: 'Name' },
    { en: 'Name', fr: 'Nom' },
  ]
  expect(translate(other, 'ar')).toBe(translate(one, 'ar'))
  expect(inEveryLanguage(other)).toEqual(inEveryLanguage(one))
})
