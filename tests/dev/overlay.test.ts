import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createOverlay } from '../../scripts/develop/dev/overlay.ts'

const LINE = 'entities/club.ts:11:61 E112 club.list.columns[1]: there is no field "nam"; expected name'
const shown = {
  type: 'error',
  err: {
    message: LINE,
    stack: '',
    plugin: 'npm run generate',
    loc: { file: resolve('entities/club.ts'), line: 11, column: 61 },
  },
}

function createSocket() {
  const send = vi.fn<(payload: unknown) => void>()
  const listeners: (() => void)[] = []
  const on = vi.fn((_event: string, listener: () => void) => listeners.push(listener))
  return { send, on, connect: () => listeners.forEach((listener) => listener()) }
}

it('shows what the generator said, with the place to open', () => {
  const socket = createSocket()
  createOverlay(socket).show('npm run generate', LINE)
  expect(socket.send.mock.calls).toEqual([[shown]])
})

it('shows it to pages that are opened later, until it is mended', () => {
  const socket = createSocket()
  const overlay = createOverlay(socket)
  socket.connect()
  expect(socket.send).not.toHaveBeenCalled()
  overlay.show('npm run generate', LINE)
  socket.connect()
  expect(socket.send.mock.calls).toEqual([[shown], [shown]])
  overlay.clear('npm run generate')
  expect(socket.send).toHaveBeenLastCalledWith({ type: 'update', updates: [] })
  socket.connect()
  overlay.clear('npm run generate')
  expect(socket.send).toHaveBeenCalledTimes(3)
})

it('shows what has no place as it is', () => {
  const socket = createSocket()
  createOverlay(socket).show('npm run generate', 'the disk is full')
  expect(socket.send).toHaveBeenCalledWith({
    type: 'error',
    err: { message: 'the disk is full', stack: '', plugin: 'npm run generate' },
  })
})

it('shows what the backend said until the backend starts again, and then what else is wrong', () => {
  const socket = createSocket()
  const overlay = createOverlay(socket)
  overlay.show('npm run generate', LINE)
  overlay.show('the backend', 'E190 club.town: …')
  expect(socket.send).toHaveBeenLastCalledWith({
    type: 'error',
    err: { message: 'E190 club.town: …', stack: '', plugin: 'the backend' },
  })
  overlay.clear('the backend')
  expect(socket.send).toHaveBeenLastCalledWith(shown)
})
