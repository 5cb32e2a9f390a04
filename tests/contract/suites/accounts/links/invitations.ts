import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clubInviting, clubWithInvitations } from '../../../../sample/club-with-invitations.ts'
import { makeRole, setRight } from '../../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused, pathsOf, type HttpClient } from '../../../harness/http-client.ts'
import { useServer } from '../../../harness/test-server.ts'
import { NEW_SECRET, SECRET, useMailingClub } from './mailing-club.ts'

const DAY_MS = 86_400_000

const tokenIn = ({ body }: { readonly body: unknown }) => String(Object(body).token)

/** People who are invited: an account without a password, and a link by which its owner sets one. */
export function invitationsSuite(kind: DatabaseKind): void {
  describe('an invitation', () => {
    const club = useMailingClub(kind)
    const { server } = club
    let count = 0
    let newOne = { name: '', email: '' }
    // Another one for each test: what is mailed after an answer may come while the next one runs.
    beforeEach(() => void (newOne = { name: 'Neu', email: `neu${(count += 1)}@example.dz` }))
    afterEach(() => void vi.useRealTimers())
    const invite = (client: HttpClient = server.admin, values: object = newOne) =>
      client.json('POST', '/api/invitations', values)
    const pendingOf = async (client: HttpClient = server.admin) =>
      Object((await client.get('/api/invitations')).body).invitations as readonly {
        readonly id: number
        readonly goodUntil: string | null
      }[]

    it('is mailed, and its owner sets a password by it [ASVS 6.4.1]', async () => {
      const invited = await invite()
      expect(invited.body).toMatchObject({ success: true, isSent: true, token: null })
      const id = Number(invited.answer.id)
      expect(await pendingOf()).toMatchObject([{ id, ...newOne }])
      expect(await club.status(newOne.email, '')).toBe(400)
      const token = await club.tokenFor(newOne.email)
      expect((await club.mailTo(newOne.email))?.text).toContain('chef vous invite')
      expect((await club.read(token)).body).toEqual({
        success: true,
        purpose: 'invitation',
        user: newOne.email,
      })
      expect((await club.use(token)).status).toBe(200)
      expect(await pendingOf()).toEqual([])
      expect(await club.status(newOne.email, NEW_SECRET)).toBe(200)
      expectRefused(await club.use(token), 400)
      const { body } = await server.admin.get(`/api/history/admin/${id}`)
      expect(body).toMatchObject({
        history: [
          { action: 'updated', by: { id } },
          { action: 'created', by: { id: 1 } },
        ],
      })
      const log = await server.admin.get('/api/activity?entity=admin&action=invited')
      expect(log.body).toMatchObject({ activity: [{ recordId: id, by: { id: 1 } }] })
    })

    it('is good for three days [ASVS 6.4.1]', async () => {
      await invite()
      const token = await club.tokenFor(newOne.email)
      const now = Date.now()
      const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: now + ms })
      after(3 * DAY_MS - 60_000)
      expect((await club.read(token)).status).toBe(200)
      after(3 * DAY_MS + 60_000)
      expectRefused(await club.use(token), 400)
    })

    it('is held to the rules of the account, and leaves nothing where it is refused', async () => {
      const refused = await invite(server.admin, { name: '', email: 'neu' })
      expectRefused(refused, 400)
      expect(pathsOf(refused)).toEqual(['name', 'email'])
      // A password that is sent along is not taken.
      const sent = await invite(server.admin, { ...newOne, secret: SECRET, again: SECRET })
      expect(sent.status).toBe(200)
      expect(await club.status(newOne.email, SECRET)).toBe(400)
      expectRefused(await invite(), 400)
      expect(await pendingOf()).toHaveLength(1)
      club.failFromNowOn()
      expect((await invite(server.admin, { name: 'X', email: 'x@example.dz' })).status).toBe(500)
      club.workAgain()
      expect(await pendingOf()).toHaveLength(1)
    })

    it('is sent anew, which makes the former link void, and withdrawn', async () => {
      const id = Number((await invite()).answer.id)
      const first = await club.tokenFor(newOne.email)
      const again = await server.admin.json('POST', `/api/invitations/${id}/send`, {})
      expect(again.body).toMatchObject({ id, isSent: true, token: null })
      const second = await club.tokenFor(newOne.email, 2)
      expectRefused(await club.use(first), 400)
      expect((await server.admin.json('DELETE', `/api/invitations/${id}`)).status).toBe(200)
      expectRefused(await club.use(second), 400)
      expect(await pendingOf()).toMatchObject([{ id, goodUntil: null }])
      const log = await server.admin.get('/api/activity?entity=admin&action=invitationWithdrawn')
      expect(log.body).toMatchObject({ activity: [{ recordId: id, by: { id: 1 } }] })
    })

    it('is made by those alone who may add accounts, and sent anew by those who may change them', async () => {
      await club.create('a@example.dz')
      const coach = server.stranger()
      await coach.logIn('a@example.dz', SECRET)
      expectRefused(await invite(server.stranger()), 401)
      const id = Number((await invite()).answer.id)
      const role = await makeRole(server.admin, 'Aide')
      for (const right of ['list', 'read', 'create'])
        await setRight(server.admin, role, `admin.${right}`, true)
      await club.create('b@example.dz', { role: [role] })
      const helper = server.stranger()
      await helper.logIn('b@example.dz', SECRET)
      const made = await invite(helper, { name: 'Deux', email: 'deux@example.dz' })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      expectRefused(await helper.json('POST', `/api/invitations/${id}/send`, {}), 403)
      expectRefused(await helper.json('DELETE', `/api/invitations/${id}`), 403)
      await setRight(server.admin, role, 'admin.update', true)
      expect((await helper.json('POST', `/api/invitations/${id}/send`, {})).status).toBe(200)
      // Whoever has a password is nobody's to invite.
      expectRefused(await helper.json('POST', '/api/invitations/1/send', {}), 403)
      expectRefused(await server.admin.json('POST', '/api/invitations/1/send', {}), 404)
    })
  })

  describe('an invitation without mail', () => {
    const server = useServer(kind, { entities: clubWithInvitations, env: { SMTP_URL: '' } })
    const newOne = { name: 'Neu', email: 'neu@example.dz' }
    it('shows its link to whoever invites, once', async () => {
      const made = await server.admin.json('POST', '/api/invitations', newOne)
      expect(made.body).toMatchObject({ isSent: false })
      const token = tokenIn(made)
      expect(token).toMatch(/^[\w-]{43}$/)
      const { body } = await server.admin.get('/api/invitations')
      expect(JSON.stringify(body)).not.toContain(token)
      expect(body).toMatchObject({ isMailed: false })
      const sent = { token, secret: NEW_SECRET, again: NEW_SECRET }
      expect((await server.stranger().json('PUT', '/api/auth/link', sent)).status).toBe(200)
      expect((await server.stranger().logIn(newOne.email, NEW_SECRET)).status).toBe(200)
    })

    it('leaves no way back in that would need one', async () => {
      expectRefused(await server.stranger().json('POST', '/api/auth/recovery', { email: newOne.email }), 404)
    })
  })

  describe('an invitation that is mailed or not made', () => {
    const entities = clubInviting('byMail')
    const mailing = useMailingClub(kind, entities)
    const newOne = { name: 'Neu', email: 'neu@example.dz' }

    it('is mailed where mail is set up', async () => {
      const invited = await mailing.server.admin.json('POST', '/api/invitations', newOne)
      expect(invited.body).toMatchObject({ success: true, isSent: true, token: null })
      expect((await mailing.use(await mailing.tokenFor(newOne.email))).status).toBe(200)
      const { body } = await mailing.server.admin.get('/api/activity')
      const actions = ['invited', 'invitationWithdrawn', 'recoveryAsked']
      expect(Object(body).actions).toEqual(expect.arrayContaining(actions))
    })
  })

  describe('an invitation that would be mailed, without mail', () => {
    const silent = useServer(kind, { entities: clubInviting('byMail'), env: { SMTP_URL: '' } })

    it('is no call', async () => {
      expectRefused(
        await silent.admin.json('POST', '/api/invitations', { name: 'Neu', email: 'neu@example.dz' }),
        404,
      )
      expectRefused(await silent.admin.get('/api/invitations'), 404)
      const { body } = await silent.admin.get('/api/activity')
      for (const action of ['invited', 'invitationWithdrawn', 'recoveryAsked'])
        expect(Object(body).actions).not.toContain(action)
    })
  })
}
