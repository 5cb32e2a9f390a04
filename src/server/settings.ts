import * as z from 'zod/mini'
import { parseBucket, type Bucket } from './images/bucket.ts'
import { StartupError } from './startup-error.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataFolder: string
  /** Without it the database is a SQLite file in the data folder. */
  readonly databaseUrl: string | undefined
  /** Without it pictures lie in the data folder. */
  readonly bucket: Bucket | undefined
  readonly isDemo: boolean
  readonly trustProxy: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

const flag = z.pipe(
  z._default(z.enum(['', '0', '1', 'false', 'true'], 'must be 1 or 0'), '0'),
  z.transform((value) => value === '1' || value === 'true'),
)
const port = z.pipe(
  z._default(z.string(), '4000').check(z.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.number().check(z.lte(65_535, 'must be a number from 0 to 65535')),
  ),
)
const databaseUrl = z.optional(
  z.string().check(z.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres:// or postgresql://')),
)

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port,
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: databaseUrl,
  DEMO: flag,
  TRUST_PROXY: flag,
})

/** @throws StartupError that lists every mistake. */
export function parseSettings(env: Environment): Settings {
  // A variable set to nothing is how many tools write one that is not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = environment.safeParse(given)
  if (!read.success) {
    const mistakes = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`The environment is wrong: ${mistakes.join('; ')}.`)
  }
  const { data } = read
  return {
    host: data.HOST,
    port: data.PORT,
    dataFolder: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    bucket: parseBucket(given),
    isDemo: data.DEMO,
    trustProxy: data.TRUST_PROXY,
  }
}
