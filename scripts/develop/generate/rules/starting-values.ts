import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'

/** What a new record starts with can be given, and comes from a field that holds such a value. */
export function checkStartingValues({ fields }: EntityParts): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    const { defaultFrom, showWhen } = field
    const path = ['fields', name]
    const isGiven = initialOf(field) !== undefined
    if (isGiven && (showWhen || 'default' in field)) {
      const why = showWhen
        ? 'while it is not shown the field is empty'
        : 'the field has a default, so it is never empty'
      const message = `${why}; expected one of the two; remove initial`
      return [{ code: 'E277', path: [...path, 'initial'], message }]
    }
    if (defaultFrom === undefined) return []
    const known = Object.keys(fields).filter(
      (other) => other !== name && fields[other]?.kind === field.kind && !meaningOf(field).isLeftOutOfDrafts,
    )
    if (known.includes(defaultFrom)) return []
    const message = `"${defaultFrom}" is no other field of the kind ${field.kind}; ${expectOneOf(known, defaultFrom)}`
    return [{ code: 'E278', path: [...path, 'defaultFrom'], message }]
  })
}

/** Whoever makes a record is one of the accounts. */
export function checkAuthors({ entities }: AllEntities): readonly Finding[] {
  const accounts = entities.find(({ account }) => account)
  if (!accounts) return []
  return entities.flatMap(({ file, exportedAs, fields }) =>
    Object.entries(fields).flatMap(([name, field]): readonly Finding[] => {
      if (initialOf(field) !== 'me' || !('to' in field) || field.to === accounts.name) return []
      const message = `a ${field.to} does not log in; expected a reference to "${accounts.name}"; remove initial`
      return [{ code: 'E277', file, exportedAs, path: ['fields', name, 'initial'], message }]
    }),
  )
}
