import { expect } from 'vitest'
import type { RoleState, RoleUpdate } from '../../../../src/features/roles/calls.ts'
import { listRolesCall } from '../../../../src/features/roles/calls.ts'
import type { HttpClient, Reply } from '../http-client.ts'

/** What administrator 1 does with roles, as their screen does it. */
export async function readRoles(admin: HttpClient) {
  const reply = await admin.get('/api/roles')
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return listRolesCall.answer.parse(reply.answer)
}

export async function readRole(admin: HttpClient, name: string): Promise<RoleState> {
  const { roles } = await readRoles(admin)
  const role = roles.find((each) => each.name === name)
  if (!role) throw new Error(`there is no role ${name}`)
  return role
}

/** @returns the name that accounts hold */
export async function makeRole(admin: HttpClient, label: string, like?: string): Promise<string> {
  const reply = await admin.json('POST', '/api/roles', { label, ...(like !== undefined && { like }) })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.answer['name'])
}

/** Of the version that there is. */
export async function changeRole(
  admin: HttpClient,
  name: string,
  changes: Omit<RoleUpdate, 'version'>,
): Promise<Reply> {
  const { version } = await readRole(admin, name)
  return admin.json('PUT', `/api/roles/${name}`, { version, ...changes })
}

/** `player.update`, `player.phone.read` or `player.heal.run`, given or taken. */
export async function setRight(
  admin: HttpClient,
  role: string,
  place: string,
  isGiven: boolean,
): Promise<Reply> {
  return changeRole(admin, role, { rights: [{ ...placeOf(place), isGiven }] })
}

function placeOf(place: string) {
  const [entity = '', named = '', right] = place.split('.')
  if (right === undefined) return { entity, right: named }
  return right === 'run' ? { entity, action: named, right } : { entity, field: named, right }
}
