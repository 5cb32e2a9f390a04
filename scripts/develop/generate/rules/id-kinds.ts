import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { optionNames } from '../../../../src/kinds/core/authoring/authorings.ts'
import type { FieldKind } from '../../../../src/schema/field-kinds.ts'
import type { IdKind } from '../../../../src/schema/record-id.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { fieldPlaces, readReferences } from '../entity-paths.ts'

/** A reference holds ids of the kind that its entity has. */
export function checkOtherIdKinds({ entities }: AllEntities): readonly Finding[] {
  const kinds = new Map(entities.map(({ name, ids = 'number' }) => [name, ids]))
  return entities.flatMap(({ file, exportedAs, ...entity }) =>
    fieldPlaces(entity).flatMap((place) =>
      readReferences(place).flatMap(([name, field]) => {
        const path = [...place.path, 'fields', name]
        const found = compareKinds(field, kinds.get(field.to))
        return found.map((message) => ({ code: 'E282' as const, file, exportedAs, path, message }))
      }),
    ),
  )
}

interface Holder {
  readonly kind: FieldKind
  readonly to: string
  readonly ids?: IdKind
}

function compareKinds({ kind, to, ids = 'number' }: Holder, wanted: IdKind | undefined): readonly string[] {
  if (wanted === undefined || wanted === ids) return []
  const found = `the ids of ${to} are ${wanted}s, and the field holds ${ids}s`
  if (optionNames(kind).includes('ids')) return [`${found}; write ids: '${wanted}'`]
  return [`${found}, as any ${kind}(…); expected reference(…)`]
}

/** Who is logged in is known by a number. */
export function checkTextAccounts({ account, ids }: EntityParts): readonly EntityFinding[] {
  if (!account || ids !== 'text') return []
  const message = 'who logs in is known by a number; expected an entity of numbers; remove ids'
  return [{ code: 'E283', path: ['ids'], message }]
}
