import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderer } from '../../src/app/render-screen.tsx'

// Time stands still: whoever waits for it waits for ever.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }))
afterEach(() => void vi.useRealTimers())

const answerOf = (body: object) => ({ headers: {}, body: JSON.stringify({ success: true, ...body }) })
const me = answerOf({ adminData: { id: 1, username: 'chef' } })

it.each(['/players?sort=picture', '/players?page=2', '/'])(
  'leaves a screen to the browser at once that reads what it was not told: %s',
  async (address) => {
    const [pathname = '', query] = address.split('?')
    const place = { pathname, search: query === undefined ? '' : `?${query}` }
    expect(await renderer.render(place, { '/api/admin/data': me })).toBeNull()
  },
)
