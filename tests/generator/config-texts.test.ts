import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { clubFile, personFile } from './example-files.ts'
import { createExampleProject } from './example-project.ts'

const FIELDS = `{
    name: text({ label: { fr: 'Nom', en: 'Name' } }),
    side: choice({ label: { fr: 'Bord', en: 'Side' }, options: { right: { fr: 'Droit', en: 'Right' } } }),
    law: text({ label: { fr: 'Droit', en: 'Law' } }),
    city: text({ label: { fr: 'Ville', ar: 'المدينة' } }),
    plain: text({ label: 'Remarque' }),
  }`

async function generateIn(
  languages: string,
  files: Readonly<Record<string, string>> = {},
): Promise<(name: string) => string | null> {
  const app = `import { defineApp } from 'tribune'\nexport const app = defineApp({ name: 'Clubs', languages: ${languages}, fallback: 'fr' })\n`
  const root = createExampleProject({ 'app.ts': app, 'club.ts': clubFile({ fields: FIELDS }), ...files })
  await generate(root, { write: true })
  return (name) => {
    const path = join(root, 'src/generated', name)
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  }
}

it('what configs say in another language is found by the same in the own one, unless that is said of two things', async () => {
  const read = await generateIn("['fr', 'en']")
  const texts = JSON.parse(read('texts-en/club.json') ?? '')
  expect(texts).toMatchObject({ Nom: 'Name', Bord: 'Side', Ville: 'Ville' })
  expect(texts).not.toHaveProperty('Droit')
  expect(texts).not.toHaveProperty('Remarque')
  expect(read('texts-ar/club.json')).toBeNull()
  expect(read('language-en.ts')).toContain('texts-en/club.json')
})

it('what the login asks for is a text of the program: nothing of the accounts is read before it', async () => {
  const account = `{
    signInBy: ['name'],
    signInLabel: { fr: 'Courriel', en: 'Email' },
    profile: ['name'],
    displayName: 'name',
    superAdministrator: 1,
  }`
  const read = await generateIn("['fr', 'en']", { 'person.ts': personFile({ account }) })
  expect(JSON.parse(read('texts-en.json') ?? '')).toMatchObject({ Courriel: 'Email' })
})

it('a program of one language has none', async () => {
  const read = await generateIn("['fr']")
  expect(read('texts-en.json')).toBeNull()
  expect(read('language-en.ts')).toBeNull()
})
