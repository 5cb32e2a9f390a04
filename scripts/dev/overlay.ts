import { resolve } from 'node:path'
import type { ErrorPayload, UpdatePayload } from 'vite'

/** What tells the open pages of `npm run dev` that an entity file is wrong. */
export interface Overlay {
  /** Shows the text over every page, those that are opened later too, until it is cleared. */
  show(text: string): void
  clear(): void
}

/** The way to the open pages, as Vite's server has it. */
interface PageSocket {
  on(event: 'connection', listener: () => void): unknown
  send(payload: ErrorPayload | UpdatePayload): void
}

export function createOverlay(socket: PageSocket): Overlay {
  let shown: ErrorPayload | undefined
  socket.on('connection', () => {
    if (shown) socket.send(shown)
  })
  return {
    show(text) {
      shown = buildPayload(text)
      socket.send(shown)
    },
    clear() {
      if (!shown) return
      shown = undefined
      // An update of nothing: Vite's client takes its overlay away, or loads a page anew that never got past it.
      socket.send({ type: 'update', updates: [] })
    },
  }
}

/** The first place is the one that a click in the overlay opens. */
function buildPayload(text: string): ErrorPayload {
  const [, file, line, column] = /^(\S+?):(\d+):(\d+) /m.exec(text) ?? []
  const loc =
    file === undefined ? {} : { loc: { file: resolve(file), line: Number(line), column: Number(column) } }
  return { type: 'error', err: { message: text, stack: '', plugin: 'npm run generate', ...loc } }
}
