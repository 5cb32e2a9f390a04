import { describe, expect, it } from 'vitest'
import { createFlatten } from '../../scripts/develop/new/openapi/flatten-schema.ts'
import { readOpenApi } from '../../scripts/develop/new/openapi/read-open-api.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const answers = (schema: object) => ({ responses: { 200: json(schema) } })
const thing = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } }

function read(paths: object, path: string | undefined = '/things', more: object = {}) {
  return readOpenApi({ openapi: '3.1.0', paths, ...more }, { name: 'thing', path, entities: [] })
}

describe('the calls', () => {
  it.each([
    ['GET list', { '/things': { get: {} } }, 'list', 'GET /things'],
    ['a named list', { '/things/all': { get: {} } }, 'list', 'GET /things/all'],
    ['the plainer list', { '/things/all': { get: {} }, '/things': { get: {} } }, 'list', 'GET /things'],
    ['id in the path', { '/things/{thing_id}': { get: {} } }, 'read', 'GET /things/:id'],
    ['a named read', { '/things/show/{x}': { get: {} } }, 'read', 'GET /things/show/:id'],
    ['PATCH', { '/things/{x}': { patch: { requestBody: json(thing) } } }, 'update', 'PATCH /things/:id'],
    [
      'PUT before PATCH',
      { '/things/{x}': { patch: { requestBody: json(thing) }, put: { requestBody: json(thing) } } },
      'update',
      'PUT /things/:id',
    ],
    [
      'POST that edits',
      { '/things/edit': { post: { requestBody: json(thing) } } },
      'update',
      'POST /things/edit',
    ],
    [
      'no update of a part',
      { '/things/{x}/photo': { put: { requestBody: json(thing) } } },
      'update',
      'PUT /things/:id',
    ],
    ['DELETE', { '/things/{x}': { delete: {} } }, 'destroy', 'DELETE /things/:id'],
    ['DELETE by body', { '/things/destroy': { delete: {} } }, 'destroy', 'DELETE /things/destroy'],
    ['POST that deletes', { '/things/{x}/delete': { post: {} } }, 'destroy', 'POST /things/:id/delete'],
  ] as const)('%s', (_case, paths, call, told) => {
    const create = { '/things/new': { post: { requestBody: json(thing) } } }
    const endpoint = read({ ...create, ...paths }).endpoints?.[call]
    expect(`${endpoint?.method} ${endpoint?.path}`).toBe(told)
  })

  it('what deletes without the id in its path sends it in the body', () => {
    const paths = { '/things': { post: { requestBody: json(thing) } }, '/things/destroy': { delete: {} } }
    expect(read(paths).endpoints?.destroy).toMatchObject({ body: 'json' })
  })

  it('and ids that are written otherwise here are told', () => {
    const wide = { type: 'integer', format: 'int64' }
    const schema = { type: 'object', properties: { id: wide, size: wide } }
    const paths = {
      '/things/{thingId}': { get: answers(schema) },
      '/things': { post: { requestBody: json(schema) } },
    }
    const told = read(paths).remarks.join('\n')
    expect(told).toContain('endpoints: {thingId} of the document is written :id')
    expect(told).toContain('id: of 64 bits in the document; here it goes up to 2147483647')
    expect(told).toContain('size: of 64 bits in the document')
  })

  it('stand below the path of the server', () => {
    const paths = { '/things': { get: answers({ type: 'array', items: thing }) } }
    const servers = [{ url: 'https://x.dz/api/v2/' }]
    expect(read(paths, '/things', { servers }).endpoints?.list.path).toBe('/api/v2/things')
    expect(read(paths, '/api/v2/things', { servers }).endpoints?.list.path).toBe('/api/v2/things')
  })

  it('that are guesses, or outside /api, are told', () => {
    const { remarks } = read({ '/things': { get: answers({ type: 'array', items: thing }) } })
    for (const told of [
      'endpoints.read',
      'endpoints.create',
      'endpoints.update',
      'no deletion',
      'outside /api',
    ])
      expect(remarks.join('\n')).toContain(told)
  })
})

describe('the keys of the answers', () => {
  const list = { type: 'array', items: thing }
  const envelope = (properties: object) => ({ type: 'object', properties })
  it.each([
    ['list', list, null],
    ['list', envelope({ others: { type: 'array', items: thing }, things: list }), 'things'],
    ['list', envelope({ total: { type: 'integer' }, rows: list }), 'rows'],
    ['list', envelope({ data: envelope({ rows: list }) }), 'data.rows'],
    ['list', {}, 'things'],
    ['read', thing, null],
    ['read', envelope({ success: { type: 'boolean' }, row: thing }), 'row'],
    ['read', envelope({ data: envelope({ thing }) }), 'data.thing'],
    ['read', {}, 'thing'],
  ] as const)('%s of %j', (call, schema, key) => {
    const paths = {
      '/things': { get: call === 'list' ? answers(schema) : {}, post: { requestBody: json(thing) } },
      '/things/{id}': { get: call === 'read' ? answers(schema) : {} },
    }
    expect(read(paths).endpoints?.[call].answer).toBe(key)
  })
})

describe('the fields', () => {
  it.each([
    [{ type: 'string' }, 'text', {}],
    [{ type: 'string', maxLength: 256 }, 'longText', {}],
    [{ type: 'string', format: 'date' }, 'date', {}],
    [{ anyOf: [{ const: '' }, { type: 'string', format: 'email' }] }, 'email', {}],
    [{ type: 'string', format: 'password' }, 'password', {}],
    [{ type: 'string', enum: ['a', '', null] }, 'choice', { options: { a: 'a' } }],
    [{ type: 'integer', minimum: 1, maximum: 2147483647, default: 2 }, 'number', { default: 2, min: 1 }],
    [{ type: 'number' }, 'number', { decimals: true }],
    [{ type: 'boolean', default: true }, 'toggle', {}],
    [{ properties: { en: {}, fr: {}, ar: {} } }, 'localizedText', {}],
    [{ $ref: '#/components/schemas/Level' }, 'choice', { options: { low: 'low' } }],
    [
      { allOf: [{ $ref: '#/components/schemas/Level' }, { description: 'x' }] },
      'choice',
      { options: { low: 'low' } },
    ],
  ])('%j', (schema, kind, options) => {
    const body = json({ type: 'object', properties: { field: schema }, required: ['field'] })
    const components = { schemas: { Level: { type: 'string', enum: ['low'] } } }
    const { fields } = read({ '/things': { post: { requestBody: body } } }, '/things', { components })
    expect(fields).toEqual([{ name: 'field', kind, options: { ...options, required: true } }])
  })

  it.each([
    { type: ['string', 'null'] },
    { type: 'string', nullable: true },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
  ])('%j that must be sent may be left empty', (field) => {
    const body = json({ type: 'object', properties: { field }, required: ['field'] })
    const { fields } = read({ '/things': { post: { requestBody: body } } })
    expect(fields[0]?.options).not.toHaveProperty('required')
  })

  it.each([
    [{ type: 'string', format: 'binary' }, 'image'],
    [{ type: 'string', contentMediaType: 'image/png' }, 'image'],
    [{ type: 'array', items: { type: 'string', format: 'binary' } }, 'images'],
  ])('%j is a picture where a body can carry it, and is left out of JSON', (field, kind) => {
    const schema = { type: 'object', properties: { name: { type: 'string' }, field } }
    const readBody = (type: string) =>
      read({ '/things': { post: { requestBody: { content: { [type]: { schema } } } } } })
    expect(readBody('multipart/form-data').fields[1]).toMatchObject({ name: 'field', kind })
    const { fields, remarks } = readBody('application/json')
    expect(fields).toHaveLength(1)
    expect(remarks.join('\n')).toContain('field: left out, a file cannot travel as JSON')
  })

  const day = {
    type: 'object',
    properties: { day: { type: 'string' }, from: { type: 'string', format: 'time' } },
  }
  const deeper = { type: 'object', properties: { days: { type: 'array', items: day } } }
  it.each([
    ['rows', day, {}],
    ['rows', { ...day, required: ['day'] }, { minItems: 2, maxItems: 7 }],
    // What holds more than a cell does is no row.
    ['json', deeper, {}],
    ['json', { $ref: '#/components/schemas/Node' }, {}],
  ])('a list of objects is of kind %s: %j %j', (kind, items, limits) => {
    const components = {
      schemas: {
        Node: { properties: { nodes: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } },
      },
    }
    const schema = { type: 'object', properties: { hours: { type: 'array', items, ...limits } } }
    const { fields, remarks } = read({ '/things': { post: { requestBody: json(schema) } } }, '/things', {
      components,
    })
    expect(fields).toMatchObject([{ name: 'hours', kind }])
    expect(remarks.join('\n')).toContain('hours: a list of objects')
    if (kind === 'json') return
    const cells = { day: { kind: 'text' }, from: { kind: 'time' } }
    expect(fields[0]?.options).toMatchObject({
      fields: cells,
      ...('minItems' in limits && { min: 2, max: 7 }),
    })
  })

  it('a list of what has an id and a name is of kind rows, which have no ids', () => {
    const schema = { type: 'object', properties: { hours: { type: 'array', items: thing } } }
    const { fields } = read({ '/things': { post: { requestBody: json(schema) } } })
    expect(fields).toMatchObject([{ kind: 'rows', options: { fields: { name: { kind: 'text' } } } }])
    expect(Object.keys(Object(fields[0]?.options['fields']))).toEqual(['name'])
  })

  it('are those of a record where nothing says what is sent', () => {
    const { fields } = read({ '/things': { get: answers({ type: 'array', items: thing }) } })
    expect(fields).toEqual([{ name: 'name', kind: 'text', options: {} }])
  })
})

describe('a document that cannot be used', () => {
  const paths = { '/things/{id}': { get: answers(thing) }, '/others': { get: {} } }
  it.each([
    ['no path is given', () => read(paths, ''), 'is no path'],
    ['an unknown path', () => read(paths, '/thing'), 'write one of /others, /things'],
    [
      'another format',
      () => readOpenApi({ swagger: '2.0' }, { name: 'a', path: '/a', entities: [] }),
      'has 2.0',
    ],
    ['no description', () => read(paths, '/others'), 'use --field'],
    ['a lost reference', () => createFlatten({})({ $ref: '#/a' }), '"#/a" names nothing'],
    ['a reference outside', () => createFlatten({})({ $ref: 'b.json#/a' }), 'points out of the document'],
  ])('%s', (_case, run, told) => {
    expect(run).toThrow(told)
  })
})

it('a schema that holds itself is read once', () => {
  const node = { properties: { child: { $ref: '#/node' } } }
  expect(createFlatten({ node })({ $ref: '#/node' })).toEqual(node)
})
