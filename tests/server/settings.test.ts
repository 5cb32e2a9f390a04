import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { parseSettings } from '../../src/server/settings.ts'

describe('parseSettings', () => {
  it('has a default for everything [ASVS 7.1.1, 13.1.1]', () => {
    expect(parseSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      basePath: '',
      dataFolder: './data',
      databaseUrl: undefined,
      databaseOptions: { patienceMs: 15_000, poolSize: 10 },
      isDemo: false,
      sessionLimits: { idleHours: 8, maxDays: 7 },
      trustedProxies: 0,
      metricsToken: undefined,
    })
  })

  it('takes a variable that is set to nothing for one that is not set', () => {
    expect(parseSettings({ PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(parseSettings({}))
  })

  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('reads DEMO=%s', (value, isDemo) => {
    expect(parseSettings({ DEMO: value }).isDemo).toBe(isDemo)
  })

  it.each(['/admin', '/club/a.b_c~d-1'])('reads BASE_PATH=%s', (value) => {
    expect(parseSettings({ BASE_PATH: value }).basePath).toBe(value)
  })

  it.each([
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['0', 0],
    ['false', 0],
  ])('reads TRUST_PROXY=%s', (value, trustedProxies) => {
    expect(parseSettings({ TRUST_PROXY: value }).trustedProxies).toBe(trustedProxies)
  })

  it.each([
    [{ PORT: '70000' }, /PORT must be a number from 0 to 65535/],
    [{ PORT: '80.5' }, /PORT must be/],
    [{ BASE_PATH: 'admin' }, /BASE_PATH must be a path as \/admin/],
    [{ BASE_PATH: '/' }, /BASE_PATH must be a path as \/admin/],
    [{ BASE_PATH: '/admin/' }, /BASE_PATH must be a path as \/admin/],
    [{ BASE_PATH: '/a/../b' }, /BASE_PATH must be a path as \/admin/],
    [{ BASE_PATH: '/a//b' }, /BASE_PATH must be a path as \/admin/],
    [{ BASE_PATH: '/admin?x' }, /BASE_PATH must be a path as \/admin/],
    [{ BASE_PATH: '//elsewhere.example' }, /BASE_PATH must be a path as \/admin/],
    [{ PORT: '-1' }, /PORT must be/],
    [{ SESSION_IDLE_HOURS: '0' }, /SESSION_IDLE_HOURS must be a number above 0/],
    [{ SESSION_MAX_DAYS: '1e3' }, /SESSION_MAX_DAYS must be a number above 0 and at most 365/],
    [{ DATABASE_URL: 'mysql://host/name' }, /DATABASE_URL must begin with postgres/],
    [{ PORT: '0x50' }, /PORT must be/],
    [{ SESSION_IDLE_HOURS: '0.00001' }, /SESSION_IDLE_HOURS must be/],
    [{ SESSION_IDLE_HOURS: '720.5' }, /SESSION_IDLE_HOURS must be a number above 0 and at most 720/],
    [{ SESSION_MAX_DAYS: '365.0001' }, /SESSION_MAX_DAYS must be/],
    [{ SESSION_MAX_DAYS: '-1' }, /SESSION_MAX_DAYS must be/],
    [{ DATABASE_WAIT: '1.5' }, /DATABASE_WAIT must be a number of seconds/],
    [{ DATABASE_POOL: '0' }, /DATABASE_POOL must be a number of connections/],
    [{ DATABASE_POOL: '1000' }, /DATABASE_POOL must be/],
    [{ DATABASE_POOL: '2.5' }, /DATABASE_POOL must be/],
    [{ DATABASE_DIRECT_URL: 'mysql://host/name' }, /DATABASE_DIRECT_URL must begin with postgres/],
    [{ DATABASE_WAIT: '-1' }, /DATABASE_WAIT must be/],
    [{ TRUST_PROXY: '10' }, /TRUST_PROXY must be/],
    [{ TRUST_PROXY: '1.5' }, /TRUST_PROXY must be/],
    [{ METRICS_TOKEN: 'é'.repeat(16) }, /METRICS_TOKEN must be visible ASCII/],
    [{ METRICS_TOKEN: 'sixteen blanks  ' }, /METRICS_TOKEN must be visible ASCII/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have 16/],
    [{ DEMO: 'oui', TRUST_PROXY: 'oui' }, /DEMO must be 1 or 0; TRUST_PROXY must be the number/],
  ])('refuses %j', (env, message) => {
    expect(() => parseSettings(env)).toThrow(message)
  })
})

describe('a bucket for pictures', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

  it('is read from the usual variables', () => {
    const env = { UPLOADS_URL: 's3://club/photos', AWS_REGION: 'eu-west-3', ...keys }
    expect(parseSettings(env).bucket).toEqual({
      url: 'https://s3.eu-west-3.amazonaws.com/club',
      prefix: 'photos/',
      region: 'eu-west-3',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: undefined,
    })
    const elsewhere = {
      UPLOADS_URL: 's3://club/',
      AWS_ENDPOINT_URL: 'https://all.example',
      AWS_ENDPOINT_URL_S3: 'https://s3.example/',
      AWS_DEFAULT_REGION: 'dz-1',
      AWS_SESSION_TOKEN: 'token',
      ...keys,
    }
    expect(parseSettings(elsewhere).bucket).toMatchObject({
      url: 'https://s3.example/club',
      prefix: '',
      region: 'dz-1',
      sessionToken: 'token',
    })
  })

  it.each([
    [{ UPLOADS_URL: 'file:///srv', ...keys }, /UPLOADS_URL must be written as s3:\/\/bucket/],
    [{ UPLOADS_URL: 's3://X', ...keys }, /UPLOADS_URL must be/],
    [
      { UPLOADS_URL: 's3://club' },
      /AWS_ACCESS_KEY_ID must be set, for UPLOADS_URL .*; AWS_SECRET_ACCESS_KEY must/,
    ],
    [
      { UPLOADS_URL: 's3://club', AWS_ENDPOINT_URL: 'here', ...keys },
      /AWS_ENDPOINT_URL must begin with http/,
    ],
  ])('is refused as %j', (env, message) => {
    expect(() => parseSettings(env)).toThrow(message)
  })
})

describe('the sslmode of DATABASE_URL', () => {
  const read = (parameters: string) => {
    const { databaseUrl, databaseWarning } = parseSettings({ DATABASE_URL: `postgres://db/x${parameters}` })
    return [databaseUrl?.slice('postgres://db/x'.length), databaseWarning?.split(': ')[0]]
  }

  it.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?sslmode=prefer', '?sslmode=verify-full'],
    ['?a=b&sslmode=verify-ca&sslrootcert=ca.pem', '?a=b&sslmode=verify-full&sslrootcert=ca.pem'],
  ])('%s is read as the driver reads it, and told', (given, expected) => {
    expect(read(given)).toEqual([expected, 'DATABASE_URL'])
  })

  it.each([
    '',
    '?sslmode=verify-full',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?uselibpqcompat=true&sslmode=require',
    '?sslmode=required',
  ])('%s is left as it is', (given) => {
    expect(read(given)).toEqual([given, undefined])
  })

  it('leaves the driver nothing to warn of', () => {
    const warn = vi.spyOn(process, 'emitWarning')
    const { databaseUrl } = parseSettings({ DATABASE_URL: 'postgres://db/x?sslmode=require' })
    expect(new pg.Client({ connectionString: databaseUrl }).ssl).toEqual({})
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
