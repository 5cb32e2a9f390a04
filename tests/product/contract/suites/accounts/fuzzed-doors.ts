import { resolve } from 'node:path'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildModel } from '../../../../../scripts/develop/generate/build-model.ts'
import { readRightProject } from '../../../../../scripts/develop/generate/generate.ts'
import { buildOpenApi } from '../../../../../scripts/develop/generate/output/openapi/document.ts'
import { describeRequest, type FuzzRequest } from '../../../../../scripts/fuzz/fuzz-request.ts'
import { findFault } from '../../../../../scripts/fuzz/judge.ts'
import { requestsOf } from '../../../../../scripts/fuzz/requests.ts'
import { sendRaw } from '../../../../../scripts/fuzz/send.ts'
import { readOperations, type ContractOperation } from '../../../../../scripts/test/openapi/operations.ts'
import { makeKey } from '../../../../contract/harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { setUp, visitor } from '../../../../contract/harness/visitor.ts'
import { useHouse } from '../../../../contract/suites/doors/house.ts'
import { SECRET } from '../../../../contract/suites/accounts/links/mailing-club.ts'
import { clubWithEveryStep } from '../../../../sample/club-with-every-step.ts'
import { leftOut } from '../../../../../scripts/test/left-out.ts'

const REQUESTS = 600
const PATIENCE = { timeout: 180_000 }
// Machines with much else to do are slow.
const SLOWEST_MS = 20_000
/** What lets people and programs in, and what they set up for it. */
const DOORS =
  /^\/(mcp|api\/(auth|second-factor|passkeys|sign-on|sign-on-identities|invitations|api-keys|proposals|sessions))\b/

/** Agents are answered in their protocol, and browsers led on. */
const ANSWER_OTHERWISE = /^\/(mcp|api\/sign-on\/)/
/** Its program has every way in. */
const NORTHWIND = resolve('tests/domains/northwind')

const DEPTH = 20_000
const MEGABYTE = 1_048_576
const json = { 'content-type': 'application/json' }
type Headers = Readonly<Record<string, string>>
type Odd = readonly [what: string, body: string, headers?: Headers]

/** What no browser and no agent sends. */
const ODD: readonly Odd[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"text"'],
  [
    'a number in each place',
    '{"user":1,"password":1,"code":1,"token":1,"name":1,"response":1,"email":1,"jsonrpc":2}',
  ],
  [
    'a list in each place',
    '{"user":[],"password":[],"code":[],"token":[],"name":[],"response":[],"email":[],"id":[]}',
  ],
  [
    'halves of letters',
    '{"user":"\\ud800","password":"\\udfff","code":"\\ud800","token":"\\ud800","email":"\\ud800"}',
  ],
  ['a name that is none', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'],
  ['deep JSON', `${'{"a":['.repeat(DEPTH)}${']}'.repeat(DEPTH)}`],
  ['three megabytes', JSON.stringify({ code: 'a'.repeat(3 * MEGABYTE) })],
  ['half of it', '{"code":"12'],
  ['another type', '<a/>', { 'content-type': 'application/xml' }],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }],
  [
    'many headers',
    '{}',
    Object.fromEntries(Array.from({ length: 300 }, (_, nth) => [`x-${nth}`, 'a'.repeat(40)])),
  ],
]

/** The calls of every way in, with what is random and what is odd. */
export function fuzzedDoorsSuite(kind: DatabaseKind): void {
  describe('the calls of the ways in', { tags: [leftOut.tag] }, () => {
    const house = useHouse(kind, { entities: clubWithEveryStep })
    const { server } = house
    let operations: readonly ContractOperation[] = []
    let secrets: readonly string[] = []
    let callers: readonly Headers[] = []
    let sent = 0

    beforeAll(async () => {
      const model = buildModel(await readRightProject(NORTHWIND, []), [])
      const described = readOperations(JSON.parse(buildOpenApi(model)))
      operations = described.filter(({ path }) => DOORS.test(path))
    })

    /** Somebody inside, somebody whose login waits, a program, and nobody. */
    beforeEach(async () => {
      const email = 'wer@example.dz'
      await house.create(email, { role: ['coach'] })
      const inside = visitor(server.stranger())
      await inside.logIn(email)
      const { secret, codes, sealed } = await setUp(inside)
      const waiting = visitor(server.stranger())
      await waiting.logIn(email)
      const key = await makeKey(inside.client, { player: ['list', 'read', 'create'] })
      callers = [
        { cookie: inside.client.cookie },
        { cookie: waiting.client.cookie },
        { authorization: `Bearer ${key.secret}`, accept: 'application/json, text/event-stream' },
        {},
      ]
      const cookies = [inside, waiting].flatMap(({ client }) => client.cookie.split('; '))
      secrets = [
        SECRET,
        secret,
        sealed,
        ...codes,
        key.secret,
        ...cookies.flatMap((each) => /^[^=]+=(.+)/.exec(each)?.[1] ?? []),
      ]
    })

    /** Each from an address of its own: those who guess would wait soon. */
    async function faultOf(request: FuzzRequest, caller: Headers) {
      sent += 1
      const address = `198.51.${Math.floor(sent / 250) % 250}.${sent % 250}`
      const headers = { ...caller, 'x-forwarded-for': address, ...request.headers }
      const whole = { ...request, headers, isLoggedIn: false }
      const fault = await sendRaw(server.admin.url, whole, '').then(
        (reply) =>
          ANSWER_OTHERWISE.test(request.path) && reply.status < 500
            ? null
            : findFault(whole, reply, SLOWEST_MS),
        (error: unknown) => String(error),
      )
      return fault && `${fault}\n${describeRequest(whole)}`
    }

    const expectNoSecretLogged = () => {
      expect(house.logged().length).toBeGreaterThan(1_000)
      expect(secrets.filter((secret) => house.logged().includes(secret))).toEqual([])
    }

    it('are all tried', () => {
      expect(operations.length).toBeGreaterThan(35)
    })

    it(`never fail, in ${REQUESTS} random requests [ASVS 1.2.1]`, PATIENCE, async () => {
      const never = fc.asyncProperty(
        requestsOf(operations),
        fc.nat(callers.length - 1),
        async (request, nth) => {
          expect(await faultOf(request, callers[nth] ?? {})).toBeNull()
        },
      )
      await fc.assert(never, { seed: 1, numRuns: REQUESTS })
      expectNoSecretLogged()
    })

    it.each(ODD.map(([what, body, headers]) => ({ what, body, headers })))(
      'refuse $what, and never fail',
      PATIENCE,
      async ({ body, headers }) => {
        for (const { method, path } of operations)
          for (const caller of callers) {
            const content = method === 'GET' ? null : Buffer.from(body)
            const at = path.replaceAll(/\{\w+\}/g, '1')
            const request = {
              method,
              path: at,
              headers: { ...json, ...headers },
              body: content,
              isLoggedIn: false,
            }
            expect(await faultOf(request, caller), `${method} ${path}`).toBeNull()
          }
        expectNoSecretLogged()
      },
    )
  })
}
