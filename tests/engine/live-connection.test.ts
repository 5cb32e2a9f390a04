import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHANGES_EVENT, PRESENCE_EVENT } from '../../src/features/live/calls.ts'
import * as live from '../../src/features/live/live-connection.ts'

/** The browser's part: its streams and whether somebody sees the tab. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: FakeSource[] = []
  readonly address: string
  readyState = 1

  constructor(address: string) {
    super()
    this.address = address
    FakeSource.opened.push(this)
  }

  close() {
    this.readyState = FakeSource.CLOSED
  }

  send(event: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data), lastEventId }))
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })
const change = { entity: 'player', id: 3, action: 'updated', version: 2, by: { id: 9, name: 'Meriem' } }
const ends: (() => void)[] = []
const settle = () => vi.advanceTimersByTime(1_000)
const openStreams = () => FakeSource.opened.filter(({ readyState }) => readyState === 1)

function listen() {
  const heard = vi.fn<() => void>()
  ends.push(live.subscribe(heard))
  settle()
  return heard
}

function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
  settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  ends.splice(0).forEach((end) => end())
  settle()
  if (openStreams().length > 0) throw new Error('a stream is left open')
  FakeSource.opened.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens one stream for all that listen, and tells them what others change', () => {
  const heard = listen()
  listen()
  expect(FakeSource.opened).toHaveLength(1)
  FakeSource.opened[0]?.send(CHANGES_EVENT, [change], '12')
  expect(heard).toHaveBeenCalled()
  expect(live.readLiveState().changes.at(-1)).toMatchObject(change)
  FakeSource.opened[0]?.send(CHANGES_EVENT, 'no list')
  expect(live.readLiveState().changes.at(-1)).toMatchObject(change)
})

it('is closed while nobody sees the tab, and goes on after the last event', () => {
  listen()
  FakeSource.opened[0]?.send(CHANGES_EVENT, [], '15')
  setHidden(true)
  expect(openStreams()).toEqual([])
  setHidden(false)
  expect(openStreams().map(({ address }) => address)).toEqual(['/api/events?since=15'])
})

it('names the open record, and forgets with it who else has it open', () => {
  listen()
  const end = live.watchRecord({ entity: 'player', id: 3 })
  settle()
  expect(openStreams().map(({ address }) => address)).toEqual([
    expect.stringContaining('entity=player&record=3'),
  ])
  openStreams()[0]?.send(PRESENCE_EVENT, ['Meriem'])
  expect(live.readLiveState().present).toEqual(['Meriem'])
  end()
  settle()
  expect(live.readLiveState().present).toEqual([])
  expect(openStreams().map(({ address }) => address)).toEqual([expect.not.stringContaining('record=3')])
})

it('tries again a while after the browser has given up', () => {
  listen()
  const [first] = FakeSource.opened
  first?.close()
  first?.dispatchEvent(new Event('error'))
  settle()
  expect(openStreams()).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(openStreams()).toHaveLength(1)
})
