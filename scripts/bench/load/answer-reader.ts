import type { Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** Reads the status and counts the bytes of answers with a Content-Length. */
export class AnswerReader {
  #head = ''
  #status = 0
  /** Remaining bytes of the body; null until the head is complete. */
  #left: number | null = null
  #answered: ((status: number) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  constructor(socket: Socket) {
    socket.on('data', (bytes: Buffer) => this.#read(bytes))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('the server closed the connection')))
  }

  /** The status of the next answer, after its last byte. */
  next(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
    })
  }

  #read(bytes: Buffer): void {
    if (this.#left === null) this.#readHead(bytes)
    else this.#left -= bytes.length
    if (this.#left === null || this.#left > 0) return
    this.#left = null
    this.#answered?.(this.#status)
  }

  #readHead(bytes: Buffer): void {
    this.#head += bytes.toString('latin1')
    const end = this.#head.indexOf(HEAD_END)
    if (end < 0) return
    const head = this.#head.slice(0, end)
    this.#status = Number(head.slice(9, 12))
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    this.#left = length - (this.#head.length - end - HEAD_END.length)
    this.#head = ''
  }
}
