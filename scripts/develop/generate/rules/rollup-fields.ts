import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import { figureFieldOf, sourceOf, type Rollup } from '../../../../src/schema/rollup.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { readReferences } from '../entity-paths.ts'
import { checkRollupWhere, type WrongWhere } from './rollup-wheres.ts'

/** A rollup is a field that nobody fills in, of a figure that the records that refer to it have. */
export function checkRollups(all: AllEntities): readonly Finding[] {
  return all.entities.flatMap((entity) =>
    Object.entries(entity.rollups).flatMap(([name, rollup]): readonly Finding[] => {
      const { file, exportedAs } = entity
      if (!rollup) return []
      const wrong = explainHolder(entity, name) ?? explainSource(all, entity, name, rollup)
      const found = wrong ? [{ ...wrong, isAboutKey: wrong.at.length === 0 }] : whereOf(all, rollup)
      return found.map(({ at, message, isAboutKey }): Finding => ({
        code: 'E290',
        file,
        exportedAs,
        path: ['rollups', name, ...at],
        message,
        ...(isAboutKey && { isAboutKey }),
      }))
    }),
  )
}

function whereOf({ entities }: AllEntities, rollup: Rollup): readonly WrongWhere[] {
  const [from] = sourceOf(rollup)
  const source = entities.find((each) => each.name === from)
  return source ? checkRollupWhere(source, rollup.where, ['where']) : []
}

interface Explained {
  readonly at: readonly string[]
  readonly message: string
}

function explainHolder({ fields, invalidFields }: EntityParts, name: string): Explained | undefined {
  const known = [...Object.keys(fields), ...invalidFields]
  if (!known.includes(name))
    return { at: [], message: `there is no field "${name}"; ${expectOneOf(known, name)}` }
  const field = fields[name]
  if (!field) return undefined
  if (!field.readOnly)
    return {
      at: [],
      message: `"${name}" is filled in by people; expected one that nobody does; write readOnly: true there`,
    }
  if (initialOf(field) === undefined && !('unique' in field && field.unique)) return undefined
  return {
    at: [],
    message: `"${name}" is worked out alone; expected neither initial nor unique; remove them there`,
  }
}

function explainSource(
  { entities, unreadNames }: AllEntities,
  { name: own, fields }: EntityParts,
  name: string,
  rollup: Rollup,
): Explained | undefined {
  const referring = entities.flatMap((each) =>
    readReferences(each).flatMap(([column, { to }]) => (to === own ? [`${each.name}.${column}`] : [])),
  )
  const [from, column] = sourceOf(rollup)
  if (unreadNames.includes(from)) return undefined
  if (!referring.includes(rollup.of)) {
    const message = `no field "${column}" of "${from}" refers to ${own}; ${expectOneOf(referring, rollup.of)}`
    return { at: ['of'], message }
  }
  const source = entities.find((each) => each.name === from)
  const held = fields[name]
  return source && held && explainFigure(source, held, rollup)
}

function explainFigure(source: EntityParts, held: Field, rollup: Rollup): Explained | undefined {
  const figure = figureFieldOf(rollup)
  if (figure === undefined) {
    if (isWholeNumber(held)) return undefined
    return { at: ['count'], message: `a count is held by a whole number; expected number() without decimals` }
  }
  const at = [Object.keys(rollup).find((key) => ['sum', 'latest', 'earliest'].includes(key)) ?? 'of']
  const known = Object.keys(source.fields).filter((each) => source.fields[each]?.kind === held.kind)
  if (source.invalidFields.includes(figure) || known.includes(figure)) return undefined
  const message = `there is no ${held.kind}() "${figure}" of "${source.name}", as the field that holds it is; ${expectOneOf(known, figure)}`
  return { at, message }
}

function isWholeNumber(field: Field): boolean {
  return (
    meaningOf(field)
      .columns('', field)
      .every(({ type }) => type === 'integer') && !('to' in field)
  )
}
