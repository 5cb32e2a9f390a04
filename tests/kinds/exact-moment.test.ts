import { describe, expect, it, vi } from 'vitest'

const zone = vi.hoisted(() => ({ name: 'Europe/Paris' }))
vi.mock('../../src/texts/locale.ts', async (load) => ({
  ...(await load<object>()),
  get timeZone() {
    return zone.name
  },
}))

const context = { stored: null, findByLabel: () => Promise.resolve([]) }

/** The field's sheet in a program of this zone. */
async function sheetIn(name: string) {
  zone.name = name
  vi.resetModules()
  const { datetime } = await import('../../src/kinds/datetime/definition.ts')
  const { datetimeSheet } = await import('../../src/kinds/datetime/sheet.ts')
  const field = datetime({ label: 'Quand' })
  return async (instant: string) => {
    const [column] = datetimeSheet.columns('x', field)
    const text = String(column?.value?.({ id: 1, x: instant }, { fileAddress: String }))
    const part = await datetimeSheet.parse?.('x', field, new Map([['x', text]]), context)
    return part && 'values' in part ? part.values['x'] : undefined
  }
}

// https://data.iana.org/time-zones: the nights of 2025 when clocks go back and forward, an hour, and half an hour at Lord Howe.
describe.each([
  ['Europe/Paris', '2025-10-26T01:00:00Z', '2025-03-30T01:00:00Z'],
  ['America/St_Johns', '2025-11-02T04:30:00Z', '2025-03-09T05:30:00Z'],
  ['Australia/Lord_Howe', '2025-04-05T15:00:00Z', '2025-10-04T15:30:00Z'],
  ['Africa/Casablanca', '2025-02-23T02:00:00Z', '2025-04-06T02:00:00Z'],
  ['Pacific/Chatham', '2025-04-05T14:00:00Z', '2025-09-27T14:00:00Z'],
])('what a file says of the moments of %s', (name, ...nights) => {
  it.each(nights)('is read as the same moment around %s', async (night) => {
    const throughFile = await sheetIn(name)
    for (let minutes = -120; minutes <= 120; minutes += 10) {
      const instant = `${new Date(Date.parse(night) + minutes * 60_000).toISOString().slice(0, 19)}Z`
      expect(await throughFile(instant)).toBe(instant)
    }
  })
})
