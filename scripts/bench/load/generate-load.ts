import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { AnswerReader } from './answer-reader.ts'

export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** The next request as raw HTTP. */
  next(): Buffer | Promise<Buffer>
  /** The expected status. */
  readonly status: number
}

export interface Rate {
  /** Per second of waiting; time to prepare requests is not counted. */
  readonly perSecond: number
  /** The median in milliseconds. */
  readonly p50: number
  /** The 95th percentile in milliseconds. */
  readonly p95: number
  /** The 99th percentile in milliseconds. */
  readonly p99: number
}

/**
 * Keeps each connection busy with one request at a time. Raw sockets, because an HTTP client would be slower than the
 * servers and hide their difference.
 */
export async function generateLoad(load: Load): Promise<Rate> {
  const { hostname, port } = new URL(load.url)
  const sockets = Array.from({ length: load.connections }, () =>
    connect({ host: hostname, port: Number(port) }),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const times: number[] = []
  const end = performance.now() + load.seconds * 1_000
  await Promise.all(sockets.map((socket) => askUntil(socket, end, load, times)))
  for (const socket of sockets) socket.destroy()
  times.sort((one, other) => one - other)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return {
    perSecond: (1_000 * load.connections) / mean,
    p50: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}

async function askUntil(socket: Socket, end: number, { next, status }: Load, times: number[]): Promise<void> {
  socket.setNoDelay(true)
  const answers = new AnswerReader(socket)
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time on a connection
    const request = await next()
    const asked = performance.now()
    socket.write(request)
    // oxlint-disable-next-line no-await-in-loop
    const answered = await answers.next()
    if (answered !== status)
      throw new Error(`answered ${answered} instead of ${status}: ${request.toString().slice(0, 200)}`)
    times.push(performance.now() - asked)
  }
}
