import { resolve } from 'node:path'
import type { ErrorPayload, UpdatePayload } from 'vite'

/** The parts of `npm run dev` that may have something to say. */
export type Speaker = 'npm run generate' | 'the backend'

/** What tells the open pages of `npm run dev` that something is wrong. */
export interface Overlay {
  /** Shows the text over every page, those that are opened later too, until its speaker takes it back. */
  show(speaker: Speaker, text: string): void
  clear(speaker: Speaker): void
}

/** The way to the open pages, as Vite's server has it. */
interface PageSocket {
  on(event: 'connection', listener: () => void): unknown
  send(payload: ErrorPayload | UpdatePayload): void
}

export function createOverlay(socket: PageSocket): Overlay {
  const said = new Map<Speaker, ErrorPayload>()
  const last = () => [...said.values()].at(-1)
  socket.on('connection', () => {
    const shown = last()
    if (shown) socket.send(shown)
  })
  return {
    show(speaker, text) {
      const payload = buildPayload(speaker, text)
      said.delete(speaker)
      said.set(speaker, payload)
      socket.send(payload)
    },
    clear(speaker) {
      // An update of nothing: Vite's client takes its overlay away, or loads a page anew that never got past it.
      if (said.delete(speaker)) socket.send(last() ?? { type: 'update', updates: [] })
    },
  }
}

/** The first place is the one that a click in the overlay opens. */
function buildPayload(plugin: Speaker, text: string): ErrorPayload {
  const [, file, line, column] = /^(\S+?):(\d+):(\d+) /m.exec(text) ?? []
  const loc =
    file === undefined ? {} : { loc: { file: resolve(file), line: Number(line), column: Number(column) } }
  return { type: 'error', err: { message: text, stack: '', plugin, ...loc } }
}
