/**
 * A `fetch` with upload progress from 0 to 1. `fetch` itself reports it only for streamed bodies, which browsers refuse
 * over HTTP/1.1; XMLHttpRequest can.
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const transfer = new XMLHttpRequest()
      transfer.open(request.method, request.url)
      transfer.withCredentials = request.credentials === 'include'
      request.headers.forEach((value, name) => transfer.setRequestHeader(name, value))
      transfer.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      transfer.addEventListener('load', () => resolve(responseOf(transfer)))
      transfer.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      transfer.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      request.signal.addEventListener('abort', () => transfer.abort())
      transfer.send(body)
    })
  }
}

function responseOf(transfer: XMLHttpRequest): Response {
  // A 204 response must not have a body, not even an empty one.
  const body = transfer.responseText === '' ? null : transfer.responseText
  const headers = readHeaders(transfer.getAllResponseHeaders())
  return new Response(body, { status: transfer.status, statusText: transfer.statusText, headers })
}

/** Parses one header a line, `name: value`. */
function readHeaders(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split('\r\n')) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) headers.append(name, value)
  }
  return headers
}
