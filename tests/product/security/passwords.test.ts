import { request } from 'node:http'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectRefused } from '../../contract/harness/http-client.ts'
import { createAdmin, samples } from '../contract/harness/samples.ts'
import { useServer } from '../../contract/harness/test-server.ts'

describe('passwords', () => {
  const server = useServer(sqlite)
  const withPassword = (password: string) => ({
    ...samples.admin(),
    password,
    confirmation_password: password,
  })

  it('compares every character, spaces and case included [ASVS 6.2.8]', async () => {
    const admin = withPassword(' Été à Oran 🏟 ')
    await createAdmin(server.admin, admin)
    const status = async (password: string) =>
      (await server.stranger().logIn(admin.username, password)).status
    expect(await status(admin.password)).toBe(200)
    for (const other of [admin.password.trim(), admin.password.toLowerCase(), admin.password.slice(0, -1)]) {
      expect(await status(other), other).toBe(400)
    }
  })

  it('is the same with an accent of one sign and of two, however it was set, changed and confirmed', async () => {
    const [composed, decomposed] = ['Mot-de-pass\u00e9-Zq7', 'Mot-de-passe\u0301-Zq7'] as const
    for (const [index, set, typed] of [
      [1, composed, decomposed],
      [2, decomposed, composed],
    ] as const) {
      const admin = { ...withPassword(set), username: `accent-${index}`, confirmation_password: typed }
      await createAdmin(server.admin, { ...admin, email: `accent-${index}@example.dz` })
      const client = server.stranger()
      expect((await client.logIn(admin.username, typed)).status).toBe(200)
      const next = { password: `${typed}-2`, confirmation_password: `${set}-2` }
      const changed = await client.json('PUT', '/api/admin/update/password', {
        current_password: typed,
        ...next,
      })
      expect(changed.status).toBe(200)
      expect((await server.stranger().logIn(admin.username, `${set}-2`)).status).toBe(200)
    }
  })

  it('still is one that an older version hashed as it was typed', async () => {
    const typed = 'Mot-de-passe\u0301-Zq7'
    const id = await createAdmin(server.admin, { ...withPassword(typed), username: 'ancien' })
    const { queries } = server.backend.store
    const older = { password: await hash(typed, { memoryCost: 8, timeCost: 1 }) }
    await queries.updateTable('admin').set(older).where('id', '=', id).execute()
    expect((await server.stranger().logIn('ancien', typed)).status).toBe(200)
    expect((await server.stranger().logIn('ancien', 'Mot-de-passe-Zq7')).status).toBe(400)
  })

  it('takes long ones, and no more than a thousand characters [ASVS 6.2.9]', async () => {
    const long = withPassword('x'.repeat(1_000))
    await createAdmin(server.admin, long)
    expect((await server.stranger().logIn(long.username, long.password)).status).toBe(200)
    expect((await server.stranger().logIn(long.username, 'x'.repeat(999))).status).toBe(400)
    const tooLong = withPassword('x'.repeat(1_001))
    expectRefused(await server.admin.json('POST', '/api/admin/register', tooLong), 400)
  })

  it.each([
    ['user', { user: 'e\u0301\u0323'.repeat(86), password: 'un-secret' }],
    ['password', { user: 'chef', password: 'x'.repeat(1_001) }],
  ])('works nothing out of a login whose %s is too long', async (_what, payload) => {
    const reply = await server.stranger().json('POST', '/api/auth/login', payload)
    expectRefused(reply, 400)
    expect(reply.answer.message).toBe('Votre identifiant ou votre mot de passe est trop long.')
    expect(await server.backend.store.queries.selectFrom('login_attempts').selectAll().execute()).toEqual([])
  })

  it('works nothing out of a current password that is too long', async () => {
    const secret = { password: 'nouveau-secret', confirmation_password: 'nouveau-secret' }
    const payload = { current_password: 'x'.repeat(1_001), ...secret }
    const reply = await server.admin.json('PUT', '/api/admin/update/password', payload)
    expectRefused(reply, 400)
    expect(reply.answer.errors).toEqual([
      { msg: 'Mot de passe actuel\u202f: 1000 caractères au plus.', path: 'current_password' },
    ])
    expect(await server.backend.store.queries.selectFrom('login_attempts').selectAll().execute()).toEqual([])
  })

  it('keeps them as Argon2id takes them today [ASVS 11.4.2]', async () => {
    const id = await createAdmin(server.admin)
    const row = await server.backend.store.queries
      .selectFrom('admin')
      .select('password')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.['password']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('answers no TRACE [ASVS 13.4.4]', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${server.admin.url}/api/home`, { method: 'TRACE' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      sent.end()
    })
    expect(status).toBe(404)
  })
})
