import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clubFile } from './example-files.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'

it('endpoints of an entity’s own stand in the OpenAPI document', async () => {
  const root = createExampleProject({
    'club.ts': clubFile(),
    'club.server.ts': [
      "import { defineEndpoints, endpoint } from 'tribune/server'",
      "import { club } from './club.ts'",
      'export const endpoints = defineEndpoints(club, {',
      "  best: { method: 'GET', path: '/api/best/:year', summary: 'The best club.', answer: () => ({}) },",
      "  join: endpoint({ method: 'POST', path: '/api/join', isOpen: true, body: z.object({}), answer: () => ({}) }),",
      '})',
      '',
    ].join('\n'),
  })
  await generate(root, { write: true })
  const { paths } = JSON.parse(readFileSync(join(root, 'src/generated/openapi.json'), 'utf8'))
  expect(paths['/api/best/{year}'].get).toMatchObject({
    operationId: 'club_best',
    tags: ['club'],
    summary: 'The best club.',
    parameters: [{ name: 'year', in: 'path', schema: { type: 'string' } }],
  })
  expect(paths['/api/best/{year}'].get).not.toHaveProperty('security')
  expect(paths['/api/join'].post).toMatchObject({ security: [], requestBody: { required: true } })
})
