import { expect, it } from 'vitest'
import { findRoute, type Route } from '../../src/engine/navigation/route.ts'

const routes: readonly Route[] = ['/', '/players', '/players/create', '/players/edit/:id'].map((path) => ({
  path,
  load: () => Promise.reject(new Error('not needed')),
}))

const find = (pathname: string, search = '') => findRoute(routes, { pathname, search })

it.each([
  ['/', '/'],
  ['/players', '/players'],
  ['/players/', '/players'],
  ['/Players', '/players'],
  ['/players/create', '/players/create'],
  ['/players/edit/7', '/players/edit/:id'],
])('%s is shown by %s', (pathname, path) => {
  expect(find(pathname)?.route.path).toBe(path)
})

it.each(['/player', '/players/edit', '/players/edit/7/8', '/players/unknown', '/x'])(
  '%s is no screen',
  (pathname) => {
    expect(find(pathname)).toBeUndefined()
  },
)

it('tells what stands in the address', () => {
  const visit = find('/players/edit/a%20b%E9', '?page=2')?.visit
  expect(visit?.params).toEqual({ id: 'a%20b%E9' })
  expect(visit?.search.get('page')).toBe('2')
  expect(find('/players/edit/a%20b')?.visit.params).toEqual({ id: 'a b' })
})
