import { describe, expect, it } from 'vitest'
import { readProviders } from '../../src/accounts/ways/sign-on/server/providers.ts'

const CLUB = { OIDC_ISSUER: 'https://id.example.dz', OIDC_CLIENT_ID: 'club', OIDC_CLIENT_SECRET: 'a-secret' }
const other = (number: number) => ({
  [`OIDC_${number}_ISSUER`]: `https://id${number}.example.dz/realm`,
  [`OIDC_${number}_CLIENT_ID`]: 'club',
  [`OIDC_${number}_CLIENT_SECRET`]: 'b-secret',
  [`OIDC_${number}_NAME`]: 'École & Co',
})

describe('the providers of the environment', () => {
  it('are none without an issuer', () => {
    expect(readProviders({})).toEqual([])
    expect(readProviders({ OIDC_ISSUER: ' ' })).toEqual([])
  })

  it('are called by their host where nothing else is said', () => {
    const [club] = readProviders(CLUB)
    expect(club).toMatchObject({ key: 'oidc', name: 'id.example.dz', scope: 'openid email profile' })
  })

  it('are several, in the order of their numbers', () => {
    const providers = readProviders({ ...other(9), ...other(2), ...CLUB })
    expect(providers.map(({ key, name }) => [key, name])).toEqual([
      ['oidc', 'id.example.dz'],
      ['oidc-2', 'École & Co'],
      ['oidc-9', 'École & Co'],
    ])
  })

  it('may lie on this machine without TLS', () => {
    const here = { ...CLUB, OIDC_ISSUER: 'http://localhost:8080/realm' }
    expect(readProviders(here)[0]?.issuer.href).toBe('http://localhost:8080/realm')
  })

  it.each([
    ['OIDC_ISSUER must begin with https://', { ...CLUB, OIDC_ISSUER: 'http://id.example.dz' }],
    ['OIDC_ISSUER must begin with https://', { ...CLUB, OIDC_ISSUER: 'id.example.dz' }],
    ['OIDC_CLIENT_ID is missing', { ...CLUB, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET is missing', { ...CLUB, OIDC_CLIENT_SECRET: undefined }],
    ['OIDC_SCOPE must name openid', { ...CLUB, OIDC_SCOPE: 'email' }],
    ['OIDC_EMAIL_VERIFIED is either trust or left out', { ...CLUB, OIDC_EMAIL_VERIFIED: 'yes' }],
    ['OIDC_2_CLIENT_ID is missing', { OIDC_2_ISSUER: 'https://id.example.dz' }],
  ])('keep the program from starting where %s', (message, env) => {
    expect(() => readProviders(env)).toThrow(message)
    expect(() => readProviders(env)).not.toThrow('a-secret')
  })
})
