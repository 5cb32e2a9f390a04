import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeClient } from '../../../scripts/develop/client/write-client.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { firstAccountOf } from '../../contract/harness/accounts/first-account.ts'
import { pictureBytes } from '../../contract/harness/samples.ts'
import { useServer } from '../../contract/harness/test-server.ts'
import { domainNamed } from '../../domains/domains.ts'

const clinic = domainNamed('clinic')
const [user, secret] = [firstAccountOf(clinic.entities).user, firstAccountOf(clinic.entities).secret]

/** What a program of others does with it. */
const PROGRAM = `import { ApiError, createClient } from './tribune-client.js'

declare const process: { readonly argv: readonly string[] }
const [, , baseUrl = '', user = '', password = '', photo = ''] = process.argv

/** Keeps the cookies of a login, as a browser does. */
let cookie = ''
const withCookies: typeof fetch = async (address, init) => {
  const headers = new Headers(init?.headers)
  if (cookie !== '') headers.set('cookie', cookie)
  const response = await fetch(address, { ...init, headers })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return response
}

const refusalOf = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  const { status, message, errors, conflict, requestId } = error
  return { status, message, errors, conflict, hasId: requestId !== undefined }
}

const client = createClient({ baseUrl, fetch: withCookies })
const stranger = await client.listPets().catch(refusalOf)
await client.login({ body: { user, password } })
const keeper = await client.createKeeper({ body: { full_name: 'Lila Amrane' } })
const keeperId: number = keeper.id ?? 0
const bytes = Uint8Array.from(atob(photo), (sign) => sign.charCodeAt(0))
const portrait = new File([bytes], 'minou.png', { type: 'image/png' })
const key = { 'idempotency-key': 'the-same-key' }
const pet = { name: 'Minou', species: 'Chat', keeper_id: keeperId, portrait, photos: [portrait, portrait] }
const made = await client.createPet({ body: pet, headers: key })
const again = await client.createPet({ body: pet, headers: key })
const id: number = made.id ?? 0
await client.createPet({ body: { name: 'Rex', species: 'Chien', keeper_id: keeperId } })
const page = await client.listPets({ query: { page: 1, pageSize: 1, sort: 'name', 'filter.name.contains': ['Min'] } })
const others = await client.listPets({ query: { 'filter.name.not.contains': 'Min' } })
const either = await client.listPets({ query: { 'any.name.contains': ['Min', 'Rex'] } })
const read = await client.readPet({ params: { id } })
const { name, species, version } = read.data.pet
const first = { name: 'Minouche', species, keeper_id: keeperId, version: version ?? 0 }
await client.updatePet({ params: { id }, body: first })
const conflict = await client.updatePet({ params: { id }, body: { ...first, name: 'Mina' } }).catch(refusalOf)
const refused = await client.createPet({ body: { ...pet, name: '' } }).catch(refusalOf)
const treatment = await client.createTreatment({ body: { name: { fr: 'Vaccin' }, price: 100 } })
const run = await client.runAction({
  params: { entity: 'treatment', action: 'raise' },
  body: { ids: [treatment.id], values: { percent: 10 } },
})
const lines = await run.text()
const raised = await client.readTreatment({ params: { id: treatment.id } })
await client.destroyPet({ params: { id } })
const gone = await client.readPet({ params: { id } }).catch(refusalOf)
const sent: unknown[] = []
const byKey = createClient({
  baseUrl: 'https://clinic.example/',
  apiKey: 'tri_live_1',
  fetch: async (address, init) => {
    sent.push([address, init?.credentials, new Headers(init?.headers).get('authorization')])
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  },
})
const proxy = await byKey.readPet({ params: { id: 7 } }).catch(refusalOf)
const told = {
  stranger, isSame: again.id === made.id, total: page.total, names: page.data.pets.map((each) => each.name),
  keeperName: read.data.pet.Keeper?.full_name, portrait: read.data.pet.portrait, photos: read.data.pet.photos,
  others: others.data.pets.map((each) => each.name), either: either.total, name, conflict, refused, lines,
  price: raised.price, gone, sent, proxy,
}
console.log(JSON.stringify(told))

// What the contract does not know is a mistake of types.
// @ts-expect-error
void (() => client.listPets({ query: { 'filter.nmae.contains': ['Min'] } }))
// @ts-expect-error
void (() => client.createPet({ body: { species: 'Chat', keeper_id: 1 } }))
// @ts-expect-error
void (() => client.runAction({ params: { entity: 'cat', action: 'raise' }, body: { ids: [], values: {} } }))
`

/** An empty project: TypeScript, and nothing else. */
function createSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-site-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  return folder
}

async function run(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: folder })
  const parts = { stdout: '', stderr: '' }
  child.stdout.on('data', (part) => (parts.stdout += String(part)))
  child.stderr.on('data', (part) => (parts.stderr += String(part)))
  const code = await new Promise((done) => child.once('close', done))
  return { ...parts, code }
}

const TSC = resolve('node_modules/typescript/bin/tsc')
const TSX = resolve('node_modules/tsx/dist/cli.mjs')
const STRICTEST =
  '--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noPropertyAccessFromIndexSignature ' +
  '--noUnusedLocals --noUnusedParameters --erasableSyntaxOnly --isolatedModules --verbatimModuleSyntax --noImplicitOverride'

describe('the client that npm run client writes', { timeout: 120_000 }, () => {
  const server = useServer(sqlite, { entities: clinic.entities, behaviours: clinic.behaviours })
  const site = createSite()
  const file = join(site, 'tribune-client.ts')
  beforeAll(async () => {
    await writeClient(clinic.root, site)
    writeFileSync(join(site, 'main.ts'), PROGRAM)
  })
  afterAll(() => rmSync(site, { recursive: true, force: true }))

  it.each([
    ['alone', ['--noEmit', '--strict', 'tribune-client.ts']],
    ['with all that TypeScript checks', [...STRICTEST.split(' '), 'tribune-client.ts']],
    ['in a program', ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', 'main.ts']],
  ])('compiles %s in a project that has nothing else', async (_title, flags) => {
    expect(await run(site, TSC, ...flags)).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('imports nothing, and says what people call each part', () => {
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/^import |\bimport\(/m)
    expect(text).toContain('/** Né le. A day: `YYYY-MM-DD`. */')
    expect(text).not.toContain(clinic.root)
  })

  it('makes the calls of a running server', async () => {
    const photo = (await pictureBytes()).toString('base64')
    const { stdout, stderr, code } = await run(site, TSX, 'main.ts', server.admin.url, user, secret, photo)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const picture = expect.stringMatching(/^[0-9a-f]{32}\.webp$/)
    expect(JSON.parse(stdout)).toEqual({
      stranger: { status: 401, message: expect.any(String), errors: {}, hasId: true },
      isSame: true,
      total: 1,
      names: ['Minou'],
      keeperName: 'Lila Amrane',
      portrait: picture,
      photos: [picture, picture],
      others: ['Rex'],
      either: 2,
      name: 'Minou',
      conflict: {
        status: 409,
        message: expect.any(String),
        errors: {},
        hasId: true,
        conflict: {
          record: expect.objectContaining({ name: 'Minouche', version: 2 }),
          history: [expect.objectContaining({ action: 'updated', version: 2 })],
        },
      },
      refused: {
        status: 400,
        message: expect.any(String),
        errors: { name: expect.any(String) },
        hasId: true,
      },
      lines: expect.stringContaining('"done":true'),
      price: 110,
      gone: expect.objectContaining({ status: 404 }),
      sent: [['https://clinic.example/api/v2/pets/7', 'omit', 'Bearer tri_live_1']],
      proxy: { status: 502, message: 'HTTP 502', errors: {}, hasId: false },
    })
  })

  it('is written again, and never over what somebody else has written', async () => {
    const before = readFileSync(file, 'utf8')
    expect(await writeClient(clinic.root, site)).toBe(`${file} is written.`)
    expect(readFileSync(file, 'utf8')).toBe(before)
    const own = join(site, 'own.ts')
    writeFileSync(own, 'export const mine = 1\n')
    await expect(writeClient(clinic.root, own)).rejects.toThrow(`${own} was not written by this command`)
    expect(readFileSync(own, 'utf8')).toBe('export const mine = 1\n')
    await expect(writeClient(clinic.root, join(site, 'absent'))).rejects.toThrow('There is no folder')
  })
})
