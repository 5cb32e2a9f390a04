import { expect, it } from 'vitest'
import { askDocumentPath, askEntity, type AnswerChecks } from '../../scripts/develop/new/ask-entity.ts'
import { assertEntityName } from '../../scripts/develop/new/assert-names.ts'
import { readFlags } from '../../scripts/develop/new/read-flags.ts'
import { readOpenApi } from '../../scripts/develop/new/openapi/read-open-api.ts'

/** Someone who gives these answers, one after the other. */
function answering(answers: readonly string[]) {
  const left = [...answers]
  const heard: string[] = []
  const ask = async (question: string) => {
    heard.push(question)
    return left.shift() ?? ''
  }
  return { heard, person: { ask, tell: (line: string) => void heard.push(line) } }
}

/** As strict as the command: a name as a variable, a field that can be read, none twice. */
const checks: AnswerChecks = {
  assertName: assertEntityName,
  assertSoFar: async (answers) => void readFlags(answers),
}

it('asks for everything, and again where an answer cannot be used', async () => {
  const answers = ['Sponsor', 'sponsor', '', '/partners', '', 'name', 'name:text', 'name:text', '']
  const { heard, person } = answering(answers)
  expect(await askEntity({ name: undefined, field: [] }, person, checks)).toEqual({
    name: 'sponsor',
    label: 'Sponsors',
    path: '/partners',
    field: ['name:text'],
  })
  expect(heard.join('\n')).toContain('write sponsor')
  expect(heard).toContain('Label in the menu [Sponsors]: ')
  expect(heard).toContain('an entity has one field at least: name:text:required')
  expect(heard.join('\n')).toContain('field "name": there is no kind; expected one of')
  expect(heard).toContain('field "name" is there twice; leave one out')
})

it('takes an answer back, and from the first field on those before it', async () => {
  const answers = ['sponsr', '', '', '-', 'sponsor', '', '', 'nam:text', '-', 'name:text', '']
  const { person } = answering(answers)
  expect(await askEntity({ name: undefined, field: [] }, person, checks)).toMatchObject({
    name: 'sponsor',
    path: '/sponsors',
    field: ['name:text'],
  })
})

it('asks for nothing that is known already', async () => {
  const { heard, person } = answering(['name:text'])
  const given = { name: 'sponsor', label: 'Partenaires', path: '/partners', field: [] }
  expect(await askEntity(given, person, checks)).toEqual({ ...given, field: ['name:text'] })
  expect(heard.filter((line) => line.endsWith(': '))).toEqual(['Field 1: ', 'Field 2: '])
})

it('asks for the path of a document, and tells those that it has', async () => {
  const schema = { properties: { name: { type: 'string' } } }
  const post = { requestBody: { content: { 'application/json': { schema } } } }
  const document = { openapi: '3.1.0', paths: { '/pets': { post }, '/pets/{id}': {} } }
  const { heard, person } = answering(['', '/pet', '/pets'])
  const assertSoFar: AnswerChecks['assertSoFar'] = async ({ name, path }) =>
    void readOpenApi(document, { name, path, entities: [] })
  const named = { name: 'pet', field: [], openapi: 'api.json' }
  expect(await askDocumentPath(person, { ...checks, assertSoFar }, named)).toEqual({
    ...named,
    path: '/pets',
  })
  expect(heard[1]).toBe('--openapi needs --path, the path of the list: one of /pets')
  expect(heard[3]).toContain('"/pet" is no path of the document')
})
