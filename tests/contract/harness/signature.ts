import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Whether a request is signed with a secret, whole and with the content that came, as Amazon's documentation says:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedWith(secret: string, request: IncomingMessage, content: Buffer): boolean {
  const { authorization = '' } = request.headers
  const parts = /Credential=[^/]+\/(.+?), ?SignedHeaders=(.+?), ?Signature=(\w+)/.exec(authorization)
  const [, scope = '', names = '', signature] = parts ?? []
  const date = headerOf(request, 'x-amz-date')
  const hash = headerOf(request, 'x-amz-content-sha256')
  const isComplete = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    names.split(';').includes(name),
  )
  if (!isComplete || hash !== sha256(content)) return false
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest(request, names, hash))].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}

function canonicalRequest(request: IncomingMessage, names: string, hash: string): string {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host')
  const query = search.slice(1).split('&').sort().join('&')
  const headers = names.split(';').map((name) => `${name}:${headerOf(request, name)}\n`)
  return [request.method, pathname, query, headers.join(''), names, hash].join('\n')
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  return [headers[name] ?? ''].flat().join(',').trim()
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
