import * as z from 'zod/mini'
import { StartupError } from '../errors/startup-error.ts'

/** A bucket of an S3-compatible storage, or a prefix in one. */
export interface Bucket {
  /** Path-style URL, since most storages other than Amazon's have no host name per bucket. */
  readonly url: string
  /** The prefix of its keys: empty, or a path that ends in `/`. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | undefined
}

const DEFAULT_REGION = 'us-east-1'
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/
const isAddress = z.string().check(z.regex(ADDRESS, 'must be written as s3://bucket or s3://bucket/prefix'))
const isEndpoint = z.optional(
  z.string().check(z.regex(/^https?:\/\/[^/]/, 'must begin with http:// or https://')),
)
const isKey = z.string('must be set, for UPLOADS_URL names a bucket')

const environment = z.object({
  UPLOADS_URL: isAddress,
  AWS_ENDPOINT_URL_S3: isEndpoint,
  AWS_ENDPOINT_URL: isEndpoint,
  AWS_REGION: z.optional(z.string()),
  AWS_DEFAULT_REGION: z.optional(z.string()),
  AWS_ACCESS_KEY_ID: isKey,
  AWS_SECRET_ACCESS_KEY: isKey,
  AWS_SESSION_TOKEN: z.optional(z.string()),
})

/** The bucket of UPLOADS_URL with the usual AWS variables. @throws StartupError with all errors. */
export function parseBucket(env: Readonly<Record<string, string | undefined>>): Bucket | undefined {
  if (env['UPLOADS_URL'] === undefined) return undefined
  const read = environment.safeParse(env)
  if (!read.success) {
    const errors = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`The environment is wrong: ${errors.join('; ')}.`)
  }
  const { data } = read
  const [, name = '', path = ''] = ADDRESS.exec(data.UPLOADS_URL) ?? []
  const region = data.AWS_REGION ?? data.AWS_DEFAULT_REGION ?? DEFAULT_REGION
  const endpoint = data.AWS_ENDPOINT_URL_S3 ?? data.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`
  return {
    url: `${endpoint.replace(/\/+$/, '')}/${name}`,
    prefix: path.replace(/\/*$/, path === '' ? '' : '/'),
    region,
    accessKeyId: data.AWS_ACCESS_KEY_ID,
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
    sessionToken: data.AWS_SESSION_TOKEN,
  }
}
