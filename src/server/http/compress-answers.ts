import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'
import { chooseEncoding, type Compression } from '../client/content-encoding.ts'

/** What fits into two packets of a network arrives no sooner for being smaller. */
const LEAST_BYTES = 2_048

// Five takes a little longer than four and saves a fifth of the bytes; eleven, the default, takes a hundred times as long.
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** On threads of their own. */
const COMPRESS: Readonly<Record<Compression, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: GZIP_LEVEL }),
}

/** Compresses what is large, for who understands it; a body that is cached is compressed once. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', createCompression())
}

/** As `compressAnswers`, for the answers of one route. */
export function createCompression(): onSendAsyncHookHandler {
  const compress = memoizeCompression()
  return async (request, reply, payload) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (size < LEAST_BYTES) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request)
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compress(Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload)), encoding)
  }
}

function memoizeCompression() {
  const compressed = new WeakMap<Buffer, Map<Compression, Promise<Buffer>>>()
  return (bytes: Buffer, encoding: Compression): Promise<Buffer> => {
    const forms = compressed.get(bytes) ?? new Map<Compression, Promise<Buffer>>()
    const form = forms.get(encoding) ?? COMPRESS[encoding](bytes)
    compressed.set(bytes, forms.set(encoding, form))
    return form
  }
}
