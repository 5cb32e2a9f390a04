import { vi } from 'vitest'
import { createLocalListServer } from '../../src/engine/list-data/local-list.ts'
import type { LocalListRequest } from '../../src/engine/list-data/local-list-messages.ts'

/** The worker of the local lists, run in the test's own thread. */
class LocalListWorker extends EventTarget {
  readonly #answer = createLocalListServer()

  postMessage(message: { readonly id: number; readonly request: LocalListRequest }): void {
    const { id, request } = structuredClone(message)
    const data = structuredClone({ id, result: this.#answer(request) })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate(): void {}
}

export function fakeWorker(): void {
  vi.stubGlobal('Worker', LocalListWorker)
}
