import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'
import { clubFile } from './example-files.ts'

const FIELDS = `{
    /** Without the town.
     * Told in the league's own words.
     * @example 'Mouloudia'
     */
    name: text({ label: 'Nom' }),
    // Of no interest to callers.
    short: text({ label: 'Abrégé' }),
    ...shared,
  }`
const SHARED = `const shared = {
  /** Counted by the league. */
  points: number({ label: 'Points', showWhen: { name: { empty: false } } }),
  /** @example 'Rouge' */
  colour: text({ label: 'Couleur' }),
}`
const ACTIONS = `{
    /** Cannot be undone. */
    close: { label: 'Clore', on: 'record', done: 'club clos' },
  }`
const SERVER = `import { defineActions } from 'tribune/server'
import { club } from './club.ts'
export const actions = defineActions(club, { close: () => {} })
`

const documentSchema = z.object({
  components: z.object({
    schemas: z.record(
      z.string(),
      z.looseObject({
        description: z.optional(z.string()),
        properties: z.optional(z.record(z.string(), z.looseObject({}))),
      }),
    ),
  }),
})

/** What is generated of a club whose file has comments. */
async function generateClub() {
  const file = clubFile({ fields: FIELDS, actions: ACTIONS }).replace(
    'export const club',
    `${SHARED}\n\n/** Another one. */\n/**\n * A club of the league.\n *\n * It may have no players.\n */\nexport const club`,
  )
  const imports = "import { number } from 'tribune'\n"
  const root = createExampleProject({ 'club.ts': `${imports}${file}`, 'club.server.ts': SERVER })
  await generate(root, { write: true })
  return (name: string) => readFileSync(join(root, 'src/generated', name), 'utf8')
}

it('what stands above entities, fields and actions is generated for the backend', async () => {
  const read = await generateClub()
  expect(read('docstrings.ts')).toMatchInlineSnapshot(`
    "// Generated from entities/: edit that instead, then run "npm run generate".
    import type { Docstrings } from "../schema/entity/entity-texts.ts";

    /** What the docstrings of entities, fields and actions say. */
    export const docstrings: Docstrings = {
      club: {
        entity: "A club of the league. It may have no players.",
        fields: {
          name: "Without the town. Told in the league's own words.",
          points: "Counted by the league.",
        },
        actions: { close: "Cannot be undone." },
      },
    };
    "
  `)
  const others = ['registry.ts', 'routes.ts', 'resources.ts', 'clients/club.ts', 'menu.ts'].map(read)
  expect(others.join('\n')).not.toContain('Counted by the league')
})

it('what stands above entities and fields is told in the OpenAPI document', async () => {
  const { schemas } = documentSchema.parse(JSON.parse((await generateClub())('openapi.json'))).components
  expect(schemas['Club']?.description).toBe('A club of the league. It may have no players.')
  for (const name of ['Club', 'ClubCreate', 'ClubUpdate'])
    expect(schemas[name]?.properties?.['points'], name).toMatchObject({
      description: 'Counted by the league. Empty unless name is not empty.',
    })
  expect(schemas['Club']?.properties?.['short']).not.toHaveProperty('description')
})
