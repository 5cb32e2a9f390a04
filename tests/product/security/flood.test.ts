import { describe, expect, it, vi } from 'vitest'
import { isPassword } from '../../../src/kinds/password/storage.ts'
import { createRateLimiter } from '../../../src/accounts/server/rate-limit/rate-limiter.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { useServer } from '../../contract/harness/test-server.ts'

const hashing = vi.hoisted(() => ({ running: 0, most: 0 }))

vi.mock('@node-rs/argon2', async () => {
  const quick = await import('../../suite/contract/quick-hashes.ts')
  const verify: typeof quick.verify = async (...given) => {
    hashing.running += 1
    hashing.most = Math.max(hashing.most, hashing.running)
    try {
      return await quick.verify(...given)
    } finally {
      hashing.running -= 1
    }
  }
  return { ...quick, verify }
})

describe('a flood of logins', () => {
  const server = useServer(sqlite)

  it('takes two hashes of memory at a time [ASVS 15.2.2]', async () => {
    await Promise.all(Array.from({ length: 40 }, () => isPassword(null, 'mauvais')))
    expect(hashing.most).toBe(2)
  })

  it('lets five hundred wait, and sends the others away', async () => {
    const limiter = createRateLimiter(server.backend.store)
    let clear = () => {}
    const held = new Promise<null>((resolve) => (clear = () => resolve(null)))
    const make = (name: string) => limiter.run({ purpose: 'sign-in', name, address: '192.0.2.1' }, () => held)
    const waiting = Promise.allSettled(Array.from({ length: 500 }, () => make('chef')))
    await expect(make('autre')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
    clear()
    await waiting
    await expect(make('autre')).resolves.toBeNull()
  })
})
