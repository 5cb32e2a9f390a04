import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { expectRefused } from '../../../contract/harness/http-client.ts'
import { documentedParameters, expectKept } from '../../../contract/harness/parameter-bounds.ts'
import { fileOf, picture } from '../../../contract/harness/samples.ts'
import { createOwner, createPlayer, samples } from '../harness/samples.ts'
import { useServer } from '../../../contract/harness/test-server.ts'

const openApi: unknown = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8'))

const openApiSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.optional(z.unknown()) }))),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
const propertiesSchema = z.object({ properties: z.record(z.string(), z.unknown()) })
const contentSchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.looseObject({ $ref: z.optional(z.string()) }) })),
})

/** Every call that takes a body, and the names in it; a logout would end what follows. */
function documentedBodies(document: unknown) {
  const { paths, components } = openApiSchema.parse(document)
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) => {
      if (requestBody === undefined || path.endsWith('/logout')) return []
      const [body] = Object.values(contentSchema.parse(requestBody).content)
      const named = components.schemas[body?.schema.$ref?.split('/').at(-1) ?? '']
      const { properties } = propertiesSchema.parse(named ?? body?.schema)
      const filled = path.replace('{entity}', 'player').replace(/\{\w+\}/, '1')
      return [{ method: method.toUpperCase(), path: filled, names: Object.keys(properties) }]
    }),
  )
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data; boundary=x'

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const end = '--x--\r\n'

/** What no person sends. Each is refused in the documented envelope, and nothing is written. */
const bodies: readonly (readonly [
  what: string,
  type: string | null,
  body: string | Uint8Array<ArrayBuffer>,
])[] = [
  ['malformed JSON', JSON_TYPE, '{"name": '],
  ['JSON that is a list', JSON_TYPE, '[1, 2]'],
  ['JSON that is a text', JSON_TYPE, '"name"'],
  ['JSON that is a number', JSON_TYPE, '7'],
  ['JSON that is null', JSON_TYPE, 'null'],
  ['JSON with a prototype', JSON_TYPE, '{"name":"A","__proto__":{"admin":true}}'],
  ['JSON with a constructor', JSON_TYPE, '{"name":"A","constructor":{"prototype":{"admin":true}}}'],
  ['JSON that is not UTF-8', JSON_TYPE, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ['JSON nested a thousandfold', JSON_TYPE, `{"name":${'['.repeat(1000)}${']'.repeat(1000)}}`],
  ['an empty body', JSON_TYPE, ''],
  ['two megabytes of JSON', JSON_TYPE, JSON.stringify({ name: 'a'.repeat(2_000_000) })],
  ['plain text', 'text/plain', 'name=A'],
  ['a urlencoded form', 'application/x-www-form-urlencoded', 'name=A'],
  ['XML', 'application/xml', '<name>A</name>'],
  ['a content type that is none', 'nonsense', 'name=A'],
  ['multipart without a boundary', 'multipart/form-data', 'name=A'],
  ['multipart that is none', FORM_TYPE, 'no parts at all'],
  [
    'multipart that ends early',
    FORM_TYPE,
    part('name', 'A') + '--x\r\nContent-Disposition: form-data; name="ema',
  ],
  [
    'a file that ends early',
    FORM_TYPE,
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc',
  ],
  ['a part without a name', FORM_TYPE, `--x\r\nContent-Disposition: form-data\r\n\r\nA\r\n${end}`],
  ['a part without a header', FORM_TYPE, `--x\r\n\r\nA\r\n${end}`],
  ['a part named __proto__', FORM_TYPE, part('__proto__', 'A') + end],
  ['a part named toString', FORM_TYPE, part('toString', 'A') + end],
  ['a field that comes twice', FORM_TYPE, part('name', 'A') + part('name', 'B') + end],
  ['three hundred parts', FORM_TYPE, part('name', 'A').repeat(300) + end],
  ['a part of two megabytes', FORM_TYPE, part('name', 'a'.repeat(2_000_000)) + end],
  [
    'a part of broken JSON',
    FORM_TYPE,
    `--x\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{\r\n${end}`,
  ],
]

/** What no `String(…)` can make a text of. */
const UNTOLD: readonly unknown[] = [
  { toString: {} },
  [{ toString: {} }],
  { toString: null, valueOf: null },
  [[{ valueOf: 1, toString: 1 }]],
]

const badIds: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'abc',
  '1abc',
  '1 or 1=1',
  '1.5',
  '0x1',
  '-1',
  0,
  -1,
  1.5,
  1e300,
  '99999999999999999999',
  '4294967297',
  true,
  [1],
  { id: 1 },
  ...UNTOLD,
  'NaN',
  '\u0000',
  '١',
]

export function badInputSuite(kind: DatabaseKind): void {
  describe('bad input', () => {
    const server = useServer(kind)

    const writes = [
      ['POST', '/api/owner/create'],
      ['PUT', '/api/owner/update'],
      ['DELETE', '/api/owner/destroy'],
      ['POST', '/api/tool/create'],
      ['PUT', '/api/auth/update'],
      ['PUT', '/api/admin/update/password'],
      ['POST', '/api/import/owner/read'],
    ] as const

    it.each(bodies)('refuses %s [ASVS 1.5.2, 15.3.7]', async (what, type, body) => {
      const before = await snapshot()
      for (const [method, path] of writes) {
        const response = await server.admin.raw(path, {
          method,
          body,
          ...(type !== null && { headers: { 'content-type': type } }),
        })
        const answer: unknown = await response.json()
        expect(response.status, `${what}: ${method} ${path}`).toBeGreaterThanOrEqual(400)
        expect(response.status, `${what}: ${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(500)
        expect(answer).toMatchObject({ success: false })
      }
      expect(await snapshot()).toEqual(before)
    })

    it.each([
      ['text/plain', 415],
      ['application/xml', 415],
      ['application/x-www-form-urlencoded', 415],
    ])('answers %s with %i', async (type, status) => {
      const response = await server.admin.raw('/api/tool/create', {
        method: 'POST',
        body: 'a',
        headers: { 'content-type': type },
      })
      expect(response.status).toBe(status)
    })

    it('answers too large a body with 413', async () => {
      const reply = await server.admin.json('POST', '/api/tool/create', {
        name: { fr: 'a'.repeat(2_000_000) },
      })
      expectRefused(reply, 413)
    })

    it.each(badIds)('refuses the id %j [ASVS 1.2.4, 1.4.2, 15.3.5]', async (id) => {
      const player = await createPlayer(server.admin)
      expectRefused(await server.admin.json('DELETE', '/api/player/destroy', { id }))
      expectRefused(await server.admin.json('PUT', '/api/player/update', { ...samples.player(), id }))
      if (typeof id === 'string' || typeof id === 'number') {
        expectRefused(await server.admin.get(`/api/player/read/${encodeURIComponent(String(id))}`))
      }
      expect((await server.admin.get(`/api/player/read/${player}`)).status).toBe(200)
    })

    it.each(UNTOLD.map((value) => [value]))(
      'has no fault where any field of any call holds %j',
      async (value) => {
        const faults: string[] = []
        const send = async (method: string, path: string, body: object) => {
          const { status } = await server.admin.json(method, path, body)
          if (status >= 500) faults.push(`${method} ${path} ${JSON.stringify(body)}: ${status}`)
        }
        for (const { method, path, names } of documentedBodies(openApi)) {
          await send(method, path, Object.fromEntries(names.map((name) => [name, value])))
          for (const name of names) await send(method, path, { [name]: value })
        }
        for (const [entity, sample] of Object.entries({
          player: samples.player(),
          owner: samples.owner(),
          tool: samples.tool(),
          team: samples.team(await createPlayer(server.admin)),
        }))
          for (const name of Object.keys(sample))
            await send('POST', `/api/${entity}/create`, { ...sample, [name]: value })
        expect(faults).toEqual([])
      },
    )

    it('answers an id that nobody has with 404', async () => {
      expectRefused(await server.admin.get('/api/player/read/2147483647'), 404)
      expectRefused(await server.admin.get('/api/player/read/4294967297'), 404)
      expectRefused(await server.admin.json('DELETE', '/api/player/destroy', { id: 2_147_483_647 }), 404)
      expectRefused(await server.admin.json('PUT', '/api/player/update', { id: 2_147_483_647 }), 404)
    })

    it.each([
      ['NUL', 'a\u0000b'],
      ['half a surrogate pair', 'a\ud800b'],
      ['the other half', '\udc00'],
    ])('refuses %s in every text [ASVS 1.3.3]', async (_what, text) => {
      const before = await snapshot()
      for (const field of [
        'name',
        'email',
        'phone',
        'birthday',
        'role',
        'wilaya',
        'commune',
        'address',
        'description',
      ]) {
        // Written as an escape: a body of bytes could not carry half a pair.
        const reply = await server.admin.json('POST', '/api/player/create', {
          ...samples.player(),
          [field]: text,
        })
        expectRefused(reply, 400)
      }
      expectRefused(await server.admin.json('POST', '/api/tool/create', { name: { fr: text } }), 400)
      expectRefused(await server.admin.json('POST', '/api/auth/login', { user: text, password: text }), 400)
      expect(await snapshot()).toEqual(before)
    })

    it.each([
      'page=0',
      'page=-1',
      'page=abc',
      'page=1.5',
      'page=99999999999999999999',
      'page=1&page=2',
      'page=',
      'pageSize=0',
      'pageSize=100000',
      'sort=password',
      'sort=id;drop',
      'sort=__proto__',
      'sort=',
      'order=sideways',
      'order=',
      'q=%00',
      `q=${'a'.repeat(300)}`,
      'q[]=a&q[]=b&q=1&q=2',
      'q=a&q=b',
    ])('refuses the list query %s [ASVS 1.2.2, 15.3.7]', async (query) => {
      const reply = await server.admin.get(`/api/player?${query}`)
      if (query.startsWith('q[]')) return
      expectRefused(reply, 400)
    })

    // Some more are asked of a list with a field of every kind.
    it.each(documentedParameters(openApi).filter(({ path }) => !path.includes('{')))(
      'keeps the bounds of $name in $path',
      (parameter) => expectKept(server.admin, parameter),
    )

    it.each([
      '/api',
      '/api/',
      '/api/nothing',
      '/api/player/',
      '/api/player/read',
      '/api/player/read/1/2',
      '/api/../etc/passwd',
      '/api/%00',
      '/api/player/read/%E0%A4%A',
    ])('answers %s in the envelope [ASVS 13.4.5]', async (path) => {
      const reply = await server.admin.get(path)
      expectRefused(reply)
    })

    it('answers a wrong method in the envelope [ASVS 3.5.3]', async () => {
      expectRefused(await server.admin.json('PATCH', '/api/player/update', { id: 1 }))
      expectRefused(await server.admin.json('POST', '/api/player', {}))
      expectRefused(await server.admin.json('DELETE', '/api/home', {}))
    })

    it('ignores fields that nobody knows', async () => {
      const payload = {
        ...samples.owner(),
        id: 4711,
        created_at: 'x',
        search_key: 'x',
        name_folded: 'x',
        isAdmin: true,
      }
      const { status, answer } = await server.admin.json('POST', '/api/owner/create', payload)
      expect(status).toBe(200)
      expect(answer.id).not.toBe(4711)
      expect(Object.keys(answer['owner'] ?? {})).not.toContain('isAdmin')
    })

    it('writes nothing of an update with one mistake [ASVS 2.3.3, 16.5.3]', async () => {
      const id = await createOwner(server.admin)
      const before = await snapshot()
      const update = {
        id,
        name: 'Autre',
        email: 'pas un email',
        newPicture: await picture(),
        existingPicture: '',
      }
      expectRefused(await server.admin.multipart('PUT', '/api/owner/update', update), 400)
      expect(await snapshot()).toEqual(before)
    })

    it('survives a client that goes away in the middle', async () => {
      const abort = new AbortController()
      const stream = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(
            new TextEncoder().encode(
              '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc',
            ),
          )
          await new Promise((resolve) => setTimeout(resolve, 50))
          abort.abort()
        },
      })
      const init = {
        method: 'POST',
        body: stream,
        duplex: 'half',
        signal: abort.signal,
        headers: { 'content-type': FORM_TYPE },
      } as const
      await expect(server.admin.raw('/api/owner/create', init)).rejects.toThrow('aborted')
      expect((await server.admin.get('/healthz')).status).toBe(200)
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('takes a part that claims to be a file but is none for what it is', async () => {
      const reply = await server.admin.multipart('POST', '/api/owner/create', {
        ...samples.owner(),
        name: fileOf('x', 'x.txt'),
      })
      expectRefused(reply, 400)
    })

    /** Everything a call could have changed. */
    async function snapshot() {
      const paths = ['player', 'team', 'owner', 'stadium', 'tool', 'competition', 'admin/all'].map(
        (name) => `/api/${name}`,
      )
      const lists = await Promise.all(paths.map(async (path) => (await server.admin.get(path)).answer))
      return { lists, files: await server.uploadedFiles() }
    }
  })
}
