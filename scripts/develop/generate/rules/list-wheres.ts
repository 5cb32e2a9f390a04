import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { whereFilters, type Asking } from '../../../../src/kinds/core/filter/where-filters.ts'
import { WhereError, type WhereReason } from '../../../../src/kinds/core/filter/where-error.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Code } from '../diagnostics/codes.ts'
import type { Finding } from '../diagnostics/finding.ts'

/** Widgets and the numbers beside menu entries ask what their list can be asked, since they lead to it. */
export async function checkListWheres(all: AllEntities): Promise<readonly Finding[]> {
  const asked = all.entities.flatMap((entity) =>
    wheresOf(entity).map(async ([path, where]) => explain(entity, path, await findWrong(all, entity, where))),
  )
  return (await Promise.all(asked)).flat()
}

function wheresOf({ widgets, badge }: EntityParts): readonly (readonly [Path, object])[] {
  const ofWidgets = widgets.flatMap(([name, widget]) =>
    'where' in widget && widget.where ? [[['home', 'widgets', name, 'where'], widget.where] as const] : [],
  )
  return badge ? [...ofWidgets, [['menu', 'badge', 'where'], badge.where]] : ofWidgets
}

/** The first thing that is wrong. */
async function findWrong(all: AllEntities, entity: EntityParts, where: object): Promise<WhereError | null> {
  try {
    await whereFilters(askingOf(all, entity), where)
    return null
  } catch (error) {
    if (error instanceof WhereError) return error
    throw error
  }
}

const CODES: Readonly<Record<WhereReason, Code | null>> = {
  unknown: 'E154',
  operator: 'E155',
  value: 'E155',
  list: 'E149',
  // Its own mistakes are told already.
  unreadable: null,
}

function explain(
  { file, exportedAs, invalidFields }: EntityParts,
  path: Path,
  wrong: WhereError | null,
): readonly Finding[] {
  const code = wrong && CODES[wrong.reason]
  const name = String(wrong?.path.at(-1))
  if (!wrong || !code || invalidFields.includes(name)) return []
  const expected = wrong.known.length > 0 ? `; ${expectOneOf(wrong.known, name)}` : ''
  const message = `${wrong.says}${expected}`
  return [
    {
      code,
      file,
      exportedAs,
      path: [...path, ...wrong.path],
      isAboutKey: wrong.reason === 'unknown',
      message,
    },
  ]
}

function askingOf(all: AllEntities, { name = '', fields }: EntityParts): Asking {
  const related = all.entities.map((each) => [each.name, async () => askingOf(all, each)] as const)
  return { entity: { name, fields }, related: Object.fromEntries(related) }
}
