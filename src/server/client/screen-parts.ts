import type { AnyEntity } from '../../schema/entity.ts'

/** The addresses of the product's own screens, each with the part of the build that is its own. */
const OWN_SCREENS: ReadonlyMap<string, string> = new Map([
  ['/', 'dashboard'],
  // Who is logged in already goes on to the first screen.
  ['/login', 'dashboard'],
  ['/profile', 'profile'],
  ['/profile/edit', 'profile/edit'],
  ['/profile/edit/password', 'profile/edit/password'],
])

/** The parts of the build, by the names that `scripts/build/parts.ts` gives them, that an address is shown with. */
export function screenParts(
  entities: readonly AnyEntity[],
  path: string,
  isLoggedIn: boolean,
): readonly string[] {
  if (!isLoggedIn) return ['login']
  const own = OWN_SCREENS.get(path) ?? entityScreen(entities, path)
  return own === undefined ? [] : ['layout', ...[own].flat()]
}

function entityScreen(entities: readonly AnyEntity[], path: string): readonly string[] | undefined {
  const entity = entities.find((each) => path === each.path || path.startsWith(`${each.path}/`))
  if (!entity) return undefined
  const config = `entity/${entity.name}`
  const rest = path.slice(entity.path.length)
  if (rest === '') return ['list', config]
  const form = rest === '/create' ? 'create' : 'edit'
  if (form === 'edit' && !/^\/edit\/\d+$/.test(rest)) return undefined
  const kinds = new Set(Object.values(entity.fields).map(({ kind }) => kind))
  return [form, config, ...[...kinds].map((kind) => `control/${kind}`)]
}
