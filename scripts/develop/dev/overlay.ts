import { resolve } from 'node:path'
import type { ErrorPayload, UpdatePayload } from 'vite'

/** The parts of `npm run dev` that show errors in the overlay. */
type OverlayPart = 'npm run generate' | 'the backend'

/** Shows errors in the open pages of `npm run dev`. */
export interface Overlay {
  /** Shows a text over every page, including pages opened later, until the same source clears it. */
  show(source: OverlayPart, text: string): void
  clear(source: OverlayPart): void
}

/** The part of Vite's server that sends messages to the pages. */
interface PageSocket {
  on(event: 'connection', listener: () => void): unknown
  send(payload: ErrorPayload | UpdatePayload): void
}

export function createOverlay(socket: PageSocket): Overlay {
  const shown = new Map<OverlayPart, ErrorPayload>()
  const last = () => [...shown.values()].at(-1)
  socket.on('connection', () => {
    const payload = last()
    if (payload) socket.send(payload)
  })
  return {
    show(source, text) {
      const payload = buildPayload(source, text)
      shown.delete(source)
      shown.set(source, payload)
      socket.send(payload)
    },
    clear(source) {
      // An empty update makes Vite's client remove its overlay, or reload a page that never got past it.
      if (shown.delete(source)) socket.send(last() ?? { type: 'update', updates: [] })
    },
  }
}

/** A click in the overlay opens the first position. */
function buildPayload(plugin: OverlayPart, text: string): ErrorPayload {
  const [, file, line, column] = /^(\S+?):(\d+):(\d+) /m.exec(text) ?? []
  const loc =
    file === undefined ? {} : { loc: { file: resolve(file), line: Number(line), column: Number(column) } }
  return { type: 'error', err: { message: text, stack: '', plugin, ...loc } }
}
