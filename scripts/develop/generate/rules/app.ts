import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { App } from '../../../../src/schema/entity/app.ts'
import { checkApp, isApp } from '../checks/app-check.ts'
import { isEntity } from '../checks/entity-check.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import { languagesOf } from '../program-languages.ts'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { isPage } from '../checks/page-check.ts'

const EXPORTED = 'app'

/** The app that a file describes, when it is right. */
export function readApp(module: EntityModule | undefined): App | undefined {
  const app = module?.exports[EXPORTED]
  return isApp(app) ? app : undefined
}

/** What is wrong with `entities/app.ts`. */
export function checkAppRules(
  root: string,
  module: EntityModule | undefined,
  entities: readonly EntityModule[],
): readonly Finding[] {
  if (!module) return []
  const { file, exports } = module
  const names = Object.keys(exports)
  if (names.length !== 1 || names[0] !== EXPORTED) {
    const found = names.length === 0 ? 'nothing' : names.join(', ')
    const message = `it exports ${found}; expected the program alone; write export const app = defineApp({ name: '…' })`
    return [{ code: 'E240', file, path: [], position: { line: 1, column: 1 }, message }]
  }
  const app = exports[EXPORTED]
  const findings = isApp(app)
    ? [...checkPictures(root, app), ...checkHome(app, entities), ...checkFallback(app)]
    : checkApp(app)
  return findings.map((finding) => ({ ...finding, file, exportedAs: EXPORTED }))
}

function checkPictures(root: string, { logo, login }: App) {
  const pictures = [
    { path: ['logo'], picture: logo },
    { path: ['login', 'picture'], picture: login?.picture },
  ]
  return pictures.flatMap(({ path, picture }) => {
    if (picture === undefined || existsSync(join(root, 'entities', picture))) return []
    const message = `there is no file ${join('entities', picture)}; expected a picture below entities/`
    return [{ code: 'E243', path, message } as const]
  })
}

function checkFallback(app: App) {
  const { fallback } = app
  const known = languagesOf(app)
  if (fallback === undefined || known.includes(fallback)) return []
  const message = `there is "${fallback}"; expected a language of the program: ${known.join(' or ')}`
  return [{ code: 'E248', path: ['fallback'], message } as const]
}

function checkHome({ home }: App, entities: readonly EntityModule[]) {
  const paths: readonly string[] = entities
    .flatMap(({ exports }) => Object.values(exports))
    .filter(isEntity)
    .map(({ path }) => path)
  if (home === undefined || paths.length === 0 || paths.includes(home)) return []
  const message = `no entity has the path "${home}"; ${expectOneOf(paths, home)}`
  return [{ code: 'E245', path: ['home'], message } as const]
}

/** Entries of the menu stand in groups that the app has. */
export function checkMenuGroups(app: App | undefined, modules: readonly EntityModule[]): readonly Finding[] {
  const known = Object.keys(app?.menuGroups ?? {})
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([exportedAs, screen]): readonly Finding[] =>
      groupsIn(screen).flatMap(({ group, path }): readonly Finding[] => {
        if (group === undefined || known.includes(group)) return []
        const message = `there is no group "${group}"; ${expectGroup(known, group)}`
        return [{ code: 'E249', file, exportedAs, path, message }]
      }),
    ),
  )
}

function groupsIn(screen: unknown): readonly { readonly group: string | undefined; readonly path: Path }[] {
  if (isEntity(screen) || isPage(screen)) return [{ group: screen.menu?.group, path: ['menu', 'group'] }]
  if (!isApp(screen)) return []
  return Object.entries(screen.dashboards ?? {}).map(([name, { group }]) => ({
    group,
    path: ['dashboards', name, 'group'],
  }))
}

function expectGroup(known: readonly string[], group: string): string {
  if (known.length > 0) return expectOneOf(known, group)
  return `expected one of the program; write in entities/app.ts menuGroups: { ${group}: { label: '…' } }`
}
