import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { App } from '../../../../src/schema/app.ts'
import { isApp } from '../checks/app-check.ts'
import { isEntity } from '../checks/entity-check.ts'
import { isPage } from '../checks/page-check.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { EntityModule } from '../loading/read-modules.ts'

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
