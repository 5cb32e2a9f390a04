import * as z from 'zod/mini'
import type { DatabaseOptions } from './database/open-database.ts'
import { POOL_SIZE } from './database/postgres/adapter.ts'
import { SESSION_LIMITS, type SessionLimits } from '../accounts/server/session/session-token.ts'
import { type Bucket, parseBucket } from './storage/bucket.ts'
import { readMailSettings } from './mail/mail-settings.ts'
import { StartupError } from './errors/startup-error.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** The path that the program lies below, as `/admin`; empty where it has its host alone. */
  readonly basePath: string
  readonly dataFolder: string
  /** Without it the database is a SQLite file in the data folder. */
  readonly databaseUrl: string | undefined
  /** What of it is to be written otherwise. */
  readonly databaseWarning: string | undefined
  readonly databaseOptions: DatabaseOptions
  /** Without it pictures lie in the data folder. */
  readonly bucket: Bucket | undefined
  readonly isDemo: boolean
  /** `SESSION_IDLE_HOURS` and `SESSION_MAX_DAYS`. */
  readonly sessionLimits: SessionLimits
  /** The number of trusted proxies. */
  readonly trustedProxies: number
  /** The token for the metrics. */
  readonly metricsToken: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

const flag = z.pipe(
  z._default(z.enum(['', '0', '1', 'false', 'true'], 'must be 1 or 0'), '0'),
  z.transform((value) => value === '1' || value === 'true'),
)
const count = z.pipe(
  z
    ._default(z.string(), '0')
    .check(z.regex(/^([0-9]|true|false)$/, 'must be the number of proxies in front')),
  z.transform((value) => (value === 'true' ? 1 : Number(value) || 0)),
)
const port = z.pipe(
  z._default(z.string(), '4000').check(z.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.number().check(z.lte(65_535, 'must be a number from 0 to 65535')),
  ),
)
/** A positive number with a maximum. */
const span = (otherwise: number, most: number) => {
  const error = `must be a number above 0 and at most ${most}`
  return z.pipe(
    z._default(z.string(), String(otherwise)).check(z.regex(/^\d{1,4}(\.\d{1,4})?$/, error)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gt(0, error), z.lte(most, error)),
    ),
  )
}
const basePath = z
  ._default(z.string(), '')
  .check(z.regex(/^(?:(?:\/[\w~-][\w.~-]*)+)?$/, 'must be a path as /admin, with no slash at its end'))
const seconds = z.pipe(
  z._default(z.string(), '15').check(z.regex(/^\d{1,3}$/, 'must be a number of seconds')),
  z.transform((digits: string) => Number(digits)),
)
const connections = z.pipe(
  z
    ._default(z.string(), String(POOL_SIZE))
    .check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number of connections from 1 to 999')),
  z.transform((digits: string) => Number(digits)),
)
const databaseUrl = z.optional(
  z.string().check(z.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres:// or postgresql://')),
)

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port,
  BASE_PATH: basePath,
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_POOL: connections,
  DATABASE_WAIT: seconds,
  DEMO: flag,
  SESSION_IDLE_HOURS: span(SESSION_LIMITS.idleHours, 720),
  SESSION_MAX_DAYS: span(SESSION_LIMITS.maxDays, 365),
  TRUST_PROXY: count,
  METRICS_TOKEN: z.optional(
    z.string().check(
      z.minLength(16, 'must have 16 characters or more'),
      // No other characters can be sent in a header.
      z.regex(/^[\x21-\x7e]*$/, 'must be visible ASCII characters'),
    ),
  ),
})

/** @throws StartupError that lists every error. */
export function parseSettings(env: Environment): Settings {
  // Many tools write an empty variable for one that is not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = environment.safeParse(given)
  if (!read.success) {
    const errors = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`The environment is wrong: ${errors.join('; ')}.`)
  }
  readMailSettings(given)
  const { data } = read
  return {
    host: data.HOST,
    port: data.PORT,
    basePath: data.BASE_PATH,
    dataFolder: data.DATA_DIR,
    ...readSslMode(data.DATABASE_URL),
    databaseOptions: {
      patienceMs: data.DATABASE_WAIT * 1_000,
      poolSize: data.DATABASE_POOL,
      directUrl: data.DATABASE_DIRECT_URL,
    },
    bucket: parseBucket(given),
    isDemo: data.DEMO,
    sessionLimits: { idleHours: data.SESSION_IDLE_HOURS, maxDays: data.SESSION_MAX_DAYS },
    trustedProxies: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
  }
}

/** What the driver reads as `verify-full` until its next major version, which it warns of in words of its own. */
const ALIASES_OF_VERIFYING = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g
const AS_LIBPQ = /[?&]uselibpqcompat=true(?=&|$)/

function readSslMode(url: string | undefined): Pick<Settings, 'databaseUrl' | 'databaseWarning'> {
  const [mode] = (!AS_LIBPQ.test(url ?? '') && url?.match(ALIASES_OF_VERIFYING)) || []
  if (mode === undefined) return { databaseUrl: url, databaseWarning: undefined }
  return {
    databaseUrl: url?.replaceAll(ALIASES_OF_VERIFYING, 'verify-full'),
    databaseWarning:
      `DATABASE_URL: sslmode=${mode} is taken as sslmode=verify-full, so that the certificate of the server is verified. ` +
      `Write that, or uselibpqcompat=true&sslmode=${mode} for what psql does.`,
  }
}
