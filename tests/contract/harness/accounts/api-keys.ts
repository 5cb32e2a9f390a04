import { expect } from 'vitest'
import { createApiKeyCall } from '../../../../src/accounts/ways/api-keys/calls.ts'
import type { KeyRights } from '../../../../src/schema/access/key-rights.ts'
import { createClient, type HttpClient, type Values } from '../http-client.ts'

/** Makes a key of whoever is logged in. @returns its id and its secret */
export async function makeKey(client: HttpClient, allows: KeyRights, others: Values = {}) {
  const reply = await client.json('POST', '/api/api-keys', { name: 'Site', allows, ...others })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return createApiKeyCall.answer.parse(reply.answer)
}

/** A program that calls with a key. */
export function clientWithKey(url: string, secret: string): HttpClient {
  const client = createClient(url)
  const { raw } = client
  client.raw = (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${secret}`)
    return raw(path, { ...init, headers })
  }
  return client
}
