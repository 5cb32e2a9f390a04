import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { isEntity } from '../checks/entity-check.ts'
import { checkPage, isPage } from '../checks/page-check.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import type { PageFile } from '../model.ts'
import { describeUnknownRole, rolesOf } from './access.ts'
import { OWN_ORDERS, RESERVED_PATHS } from './shared-names.ts'

/** The screens of one's own, when they are right. */
export function readPages(modules: readonly EntityModule[]): readonly PageFile[] {
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, page]) => (isPage(page) ? [{ file, name, page }] : [])),
  )
}

/** What is wrong with the files `entities/<name>.page.ts`. */
export function checkPageRules(
  modules: readonly EntityModule[],
  entities: readonly EntityModule[],
): readonly Finding[] {
  const wrong = modules.flatMap(({ file, exports }): readonly Finding[] => {
    const names = Object.keys(exports)
    const [exportedAs] = names
    if (exportedAs === undefined || names.length > 1) {
      const found = names.length === 0 ? 'nothing' : names.join(', ')
      const message = `it exports ${found}; expected one screen; write export const board = definePage({ path: '/board', … })`
      return [{ code: 'E221', file, path: [], position: { line: 1, column: 1 }, message }]
    }
    return checkPage(exports[exportedAs]).map((finding) => ({ ...finding, file, exportedAs }))
  })
  const pages = readPages(modules)
  const known = entities.flatMap(({ exports }) => Object.values(exports)).filter(isEntity)
  return [...wrong, ...checkTakenPlaces(pages, known), ...pages.flatMap((page) => checkRoles(page, known))]
}

/** Roles that no account can have, and those of a screen that asks nobody who they are. */
function checkRoles(
  { file, name, page: { roles, isOpen } }: PageFile,
  entities: readonly AnyEntity[],
): readonly Finding[] {
  const known = rolesOf(entities)
  const unknown = (roles ?? []).flatMap((role, place): readonly Finding[] => {
    if (known?.includes(role)) return []
    const message = describeUnknownRole(known, role)
    return [{ code: 'E200', file, exportedAs: name, path: ['roles', place], message }]
  })
  if (!roles || isOpen !== true) return unknown
  const message = 'it is open to everybody, who have no roles before they log in; write roles or isOpen'
  return [...unknown, { code: 'E224', file, exportedAs: name, path: ['roles'], isAboutKey: true, message }]
}

function checkTakenPlaces(pages: readonly PageFile[], known: readonly AnyEntity[]): readonly Finding[] {
  const paths = new Set([
    ...RESERVED_PATHS,
    ...known.flatMap(({ path }) => [path, `${path}/create`, `${path}/import`, `${path}/edit/:`]),
  ])
  const orders = new Set([...OWN_ORDERS, ...known.flatMap(({ menu }) => (menu ? [menu.order] : []))])
  return pages.flatMap(({ file, name, page: { path, menu } }): readonly Finding[] => {
    const shape = path.replace(/:\w+/g, ':')
    const isTaken = paths.has(shape)
    const isPlaceTaken = menu !== undefined && orders.has(menu.order)
    paths.add(shape)
    if (menu) orders.add(menu.order)
    const told = (at: readonly string[], what: string) => ({
      code: 'E222' as const,
      file,
      exportedAs: name,
      path: at,
      message: `${what} is taken by another screen already; expected one that is free`,
    })
    return [
      ...(isTaken ? [told(['path'], `the path "${path}"`)] : []),
      ...(isPlaceTaken ? [told(['menu', 'order'], `the place ${menu.order} in the menu`)] : []),
    ]
  })
}
