import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clubFile, leagueFile } from './example-files.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'

const parent =
  "{ name: text({ label: 'Nom' }), parent_id: reference({ label: 'Parent', to: 'club', as: 'Parent', optionLabel: ['name'] }) }"

/** What is generated from three entities of one icon, of which no dashboard shows anything and one refers to itself. */
async function generateAll(): Promise<(name: string) => string> {
  const root = createExampleProject({ 'club.ts': clubFile({ fields: parent }), 'league.ts': leagueFile() })
  await generate(root, { write: true })
  return (name) => readFileSync(join(root, 'src/generated', name), 'utf8')
}

it('is free of what the linter refuses, whatever the entities', async () => {
  const read = await generateAll()
  expect(read('menu.ts').match(/lucide-react/g)).toHaveLength(1)
  expect(read('menu.ts').match(/icon: clubIcon/g)).toHaveLength(3)
  expect(read('home.ts')).not.toContain('import { resources }')
  expect(read('clients/club.ts')).toContain('club: () => Promise.resolve(clubResource)')
})
