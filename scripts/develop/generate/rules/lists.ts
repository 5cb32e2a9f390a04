import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { waysTo, fieldPlaces } from '../entity-paths.ts'
import type { Path, EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { whereFilters, type Asking } from '../../../../src/kinds/core/filter/where-filters.ts'
import { WhereError, type WhereReason } from '../../../../src/kinds/core/filter/parse-where.ts'
import type { Code } from '../diagnostics/codes.ts'
import { compareOptions } from '../../../../src/kinds/core/authoring/authorings.ts'
import { PART_COLUMNS } from '../../../../src/server/database/field-tables.ts'
import { checkFieldNames, checkTakenRelationNames } from './names.ts'

/** `related` names entities that refer to this one, each once. */
export function checkRelatedLists(
  { name, related }: EntityParts,
  { entities, unreadNames }: AllEntities,
): readonly EntityFinding[] {
  const referring = entities.flatMap((each) =>
    each.name !== undefined && waysTo(each, name).length > 0 ? [each.name] : [],
  )
  const known = [...referring, ...unreadNames]
  return related.flatMap(([index, from], place): readonly EntityFinding[] => {
    const isRepeated = related.findIndex(([, each]) => each === from) < place
    if (known.includes(from) && !isRepeated) return []
    const message = isRepeated
      ? `"${from}" is listed already; expected each entity once; remove one of the two`
      : `no field of "${from}" refers to ${name}; ${expectOneOf(known, from)}`
    return [{ code: 'E260', path: ['related', index], message }]
  })
}

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

/** What must be true of an entity's fields must be so of those of its rows. */
export function checkCustomCells(entity: EntityParts): readonly EntityFinding[] {
  return fieldPlaces(entity)
    .filter(({ path }) => path.length > 0)
    .flatMap(({ path, fields }) =>
      [
        ...checkFieldNames({ ...entity, fields, invalidFields: [] }),
        ...checkTakenRelationNames({ ...entity, fields }),
        ...Object.entries(fields).flatMap(([name, field]) => compareOptions(name, field)),
        ...checkTakenColumns(fields),
      ].map((finding) => ({ ...finding, path: [...path, ...finding.path] })),
    )
}

/** Each row lies in a table of its own, which has columns of its own. */
function checkTakenColumns(fields: EntityParts['fields']): readonly EntityFinding[] {
  return Object.keys(fields)
    .filter((name) => PART_COLUMNS.includes(name.toLowerCase()))
    .map((name) => ({
      code: 'E171',
      path: ['fields', name],
      isAboutKey: true,
      message: `"${name}" is a column of every table of rows; expected another name`,
    }))
}

const noSections =
  "there are no sections to stand behind tabs; expected sections beside; write sections: { main: { label: '…', fields: [ … ] } }, or remove tabs"

/** Where a form has sections each of its fields stands in one of them, once. */
export function checkSections({
  sections,
  hasTabs,
  fields,
  invalidFields,
}: EntityParts): readonly EntityFinding[] {
  if (!sections) return hasTabs ? [{ code: 'E280', path: ['tabs'], message: noSections }] : []
  const known = [...Object.keys(fields), ...invalidFields]
  const named = Object.entries(sections).flatMap(([key, section]) =>
    section.fields.map((name, index) => ({ key, name, path: pathTo(key, index) })),
  )
  const unknown = named
    .filter(({ name }) => !known.includes(name))
    .map(({ name, path }): EntityFinding => {
      return { code: 'E120', path, message: `there is no field "${name}"; ${expectOneOf(known, name)}` }
    })
  const repeated = named
    .map((each, place) => ({ ...each, first: named.slice(0, place).find(({ name }) => name === each.name) }))
    .flatMap(({ name, path, first }): readonly EntityFinding[] => {
      const message = `"${name}" stands in ${first?.key} already; expected another field; remove one of the two`
      return first ? [{ code: 'E128', path, message }] : []
    })
  const absent = known
    .filter((name) => !fields[name]?.hidden && !named.some((each) => each.name === name))
    .map((name): EntityFinding => {
      const message = `"${name}" stands in no section, so no form would show it; name it in one of them`
      return { code: 'E129', path: ['sections'], message }
    })
  return [...unknown, ...repeated, ...absent]
}

function pathTo(section: string, index: number): Path {
  return ['sections', section, 'fields', index]
}
