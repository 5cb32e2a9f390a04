export interface Request {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A request as raw HTTP. */
export function encodeRequest({ method, path, headers = {}, body = '' }: Request): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, ...length, '', body].join('\r\n'))
}
