import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../src/schema/values/text.ts'
import { createApp } from '../../../../src/server/app.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Values } from '../../harness/http-client.ts'
import { create, unique } from '../../harness/samples.ts'
import { listenAnywhere, useServer, type TestServer } from '../../harness/test-server.ts'
import { coreCases } from './core-cases.ts'
import * as features from './feature-cases.ts'
import { behaviours, program } from './program.ts'
import { speaking, textsOf, words, type AnswerCase, type Speaker } from './spoken.ts'
import { parameterCases, ruleCases } from './value-cases.ts'

/** Each part of the words, and the requests that are answered with one of them. */
const parts = {
  answers: coreCases,
  rules: ruleCases,
  parameters: parameterCases,
  sheets: features.sheetCases,
  imports: features.importCases,
  viewAnswers: features.viewCases,
  bulkAnswers: features.bulkCases,
  exportAnswers: features.exportCases,
  actionAnswers: features.actionCases,
} as const

const provoked = Object.entries(parts).flatMap(([part, cases]) =>
  Object.entries<AnswerCase | string>(cases).flatMap(([code, each]) =>
    typeof each === 'string' ? [] : [{ name: `${part}.${code}`, part, code, each }],
  ),
)

export function answersSuite(kind: DatabaseKind): void {
  describe('each answer is in the language of whoever asks', () => {
    const server = useServer(kind, { entities: program, behaviours })
    let other: HttpClient
    let otherId = 0
    beforeEach(async () => {
      const person = newPerson()
      otherId = await create(server.admin, '/api/admin/register', person)
      other = server.stranger()
      expect((await other.logIn(person.username, person.password)).status).toBe(200)
    })

    const speakers = (): readonly Speaker[] =>
      LANGUAGES.map((language) => ({
        language,
        server,
        admin: speaking(server.admin, language),
        other: speaking(other, language),
        otherId,
        stranger: () => speaking(server.stranger(), language),
      }))

    it.each(provoked)('$name', async ({ part, code, each }) => {
      for (const speaker of speakers()) {
        const { language } = speaker
        const texts = await textsOf(await each.ask(speaker))
        const word: unknown = Reflect.get(Reflect.get(words[language], part), code)
        expect(texts, language).toContain(each.says?.(words[language], language) ?? word)
      }
    })

    it.each(Object.entries(features.configCases))('%s', async (_name, { ask, says }) => {
      for (const speaker of speakers()) {
        const texts = await textsOf(await ask(speaker))
        expect(texts, speaker.language).toContain(says?.(words[speaker.language], speaker.language))
      }
    })

    it('to many who ask at the same time', async () => {
      const all = Array.from({ length: 8 }, speakers).flat()
      const ask = ({ admin }: Speaker) => admin.json('POST', '/api/book/create', { title: 'fermé' })
      const told = await Promise.all(all.map(async (speaker) => textsOf(await ask(speaker))))
      const { says } = features.configCases['of a hook'] ?? {}
      for (const [place, { language }] of all.entries())
        expect(told[place]).toContain(says?.(words[language], language))
    })

    it('where the address cannot be read', async () => {
      for (const { admin, language } of speakers())
        expect(await textsOf(await admin.get('/api/book/read/%E0%A4%A'))).toContain(
          words[language].answers.unreadable,
        )
    })

    it('while the program ends', async () => {
      const app = await createApp({ backend: server.backend, features: serverFeatures, drainMs: 500 })
      const url = await listenAnywhere(app)
      const asked = await Promise.all(LANGUAGES.map((language) => beginToAsk(url, language)))
      const closed = app.close()
      await expect.poll(async () => (await fetch(`${url}/api/home`)).status, { interval: 5 }).toBe(503)
      const told = await Promise.all(asked.map((finish) => finish()))
      await closed
      for (const [place, language] of LANGUAGES.entries())
        expect(told[place]).toContain(words[language].answers.closing)
    })
  })

  describe('who has no right is told so in their language', () => {
    const server = useServer(kind, { entities: clubWithRoles })
    const make = (entity: string, values: Values) => makeIn(server, entity, values)

    it('of a list, of what they do not see, and of what they would not see any more', async () => {
      const [own, elsewhere] = [await make('team', { name: 'Rouge' }), await make('team', { name: 'Bleu' })]
      const password = 'un-mot-de-passe'
      const email = 'coach@example.dz'
      await make('admin', {
        name: 'c',
        email,
        role: 'coach',
        team_id: own,
        secret: password,
        again: password,
      })
      const coach = server.stranger()
      await coach.logIn(email, password)
      const id = await make('player', { name: 'Ali', team_id: own })
      const others = await make('player', { name: 'Omar', team_id: elsewhere })
      for (const language of LANGUAGES) {
        const client = speaking(coach, language)
        const { noRight, noRightToRecord, noRightToNew, noReadableRecord, noReadableReference } =
          words[language].answers
        expect(await textsOf(await client.get('/api/owner'))).toContain(noRight)
        const moved = await client.json('PUT', '/api/player/update', { id, name: 'Ali', team_id: elsewhere })
        expect(await textsOf(moved)).toContain(noRightToRecord)
        const created = await client.json('POST', '/api/player/create', { name: 'Omar', team_id: elsewhere })
        expect(await textsOf(created)).toContain(noRightToNew)
        // Whether there is one is said to nobody.
        for (const unseen of [others, 999_999]) {
          expect(await textsOf(await client.get(`/api/player/read/${unseen}`))).toContain(noReadableRecord)
          const named = await client.json('POST', '/api/competition/create', { player_id: unseen })
          expect(await textsOf(named)).toContain(noReadableReference('Stagiaire'))
        }
      }
    })
  })
}

const newPerson = () => ({
  username: `amine${unique()}`,
  name: 'Amine Kaci',
  email: `amine${unique()}@example.dz`,
  phone: `0770 ${unique()}`,
  password: 'administrateur',
  confirmation_password: 'administrateur',
})

function makeIn({ backend: { store } }: TestServer, entity: string, values: Values): Promise<number> {
  return createRecord(store, entityNamed(store.entities, entity), values)
}

/** Sends the half of a request; what is returned sends the rest, and reads the answer. */
async function beginToAsk(url: string, language: Language): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/home HTTP/1.1\r\nhost: a\r\ncookie: tribune_language=${language}\r\n`)
  await once(socket, 'connect')
  return () => {
    socket.write('\r\n')
    return text(socket)
  }
}
