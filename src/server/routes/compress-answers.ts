import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'

import { createBoundedCache } from '../bounded-cache.ts'

/** What fits into two packets of a network arrives no sooner for being smaller. */
const LEAST_BYTES = 2_048

// Five takes a little longer than four and saves a fifth of the bytes; eleven, the default, takes a hundred times as long.
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

type Compress = (bytes: Buffer) => Promise<Buffer>

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Beside the program's own thread, and each in the order in which it is liked. */
const encodings: readonly (readonly [name: string, compress: Compress])[] = [
  [
    'br',
    (bytes) =>
      brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
  ['gzip', (bytes) => gzipAsync(bytes, { level: GZIP_LEVEL })],
]

/** Compresses what is large, for who understands it; a body that is kept to be sent again is compressed once. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', createCompression())
}

/** As `compressAnswers`, for the answers of one route. */
export function createCompression(): onSendAsyncHookHandler {
  const compress = rememberForms()
  return async (request, reply, payload) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (size < LEAST_BYTES) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    if (!encoding) return payload
    reply.header('content-encoding', encoding[0]).removeHeader('content-length')
    return compress(Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload)), encoding)
  }
}

function rememberForms() {
  const known = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()
  return (bytes: Buffer, [name, compress]: (typeof encodings)[number]): Promise<Buffer> => {
    const forms = known.get(bytes) ?? new Map<string, Promise<Buffer>>()
    const form = forms.get(name) ?? compress(bytes)
    known.set(bytes, forms.set(name, form))
    return form
  }
}

// Browsers say one of a few things.
const chosen = createBoundedCache<{ readonly encoding: (typeof encodings)[number] | undefined }>(100)

function encodingFor(accepted: string) {
  const choice = chosen.get(accepted) ?? { encoding: chooseEncoding(accepted) }
  chosen.set(accepted, choice)
  return choice.encoding
}

function chooseEncoding(accepted: string) {
  const names = accepted.split(',').flatMap((each) => {
    const [name = '', weight = ''] = each.split(';')
    return /^\s*q=0(\.0*)?\s*$/.test(weight) ? [] : [name.trim().toLowerCase()]
  })
  return encodings.find(([name]) => names.includes(name))
}
