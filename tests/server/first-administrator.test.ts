import { expect, it } from 'vitest'
import { readFirstValues } from '../../src/accounts/server/first-administrator.ts'

const account = {
  signInBy: ['username', 'email'],
  profile: ['username'],
  displayName: 'username',
  superAdministrator: 1,
  first: {
    username: { variable: 'ADMIN_USERNAME', otherwise: 'admin' },
    email: { variable: 'ADMIN_EMAIL' },
  },
} as const

it.each([
  [{}, { username: 'admin', email: undefined }],
  [
    { ADMIN_USERNAME: 'chef', ADMIN_EMAIL: 'chef@example.dz' },
    { username: 'chef', email: 'chef@example.dz' },
  ],
  [
    { ADMIN_USERNAME: '', ADMIN_EMAIL: '' },
    { username: 'admin', email: undefined },
  ],
  [
    { ADMIN_USERNAME: '  ', ADMIN_EMAIL: '\t' },
    { username: 'admin', email: undefined },
  ],
])('the first administrator is made of %j', (env, values) => {
  expect(readFirstValues(account, env)).toEqual(values)
})
