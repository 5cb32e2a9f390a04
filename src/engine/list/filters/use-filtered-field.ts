import { use, useEffect, useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { rowsEntity } from '../../../kinds/rows/rows-entity.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import { t } from '../../../texts/locale.ts'
import { seenResource } from './seen-resource.ts'

/** Where the path of a filter ends: the entity, its field there, and what all of it is called. */
export interface FilteredField {
  readonly resource: Resource
  readonly field: Field | undefined
  readonly label: string
}

/** What a path leads to, with the fields that the person may read; undefined until it is there. */
export function useFilteredField(resource: Resource, path: string): FilteredField | undefined {
  const person = use(PersonContext)
  const [far, setFar] = useState<{ readonly path: string; readonly end: FilteredField }>()
  const isFar = path.includes('.')
  useEffect(() => {
    if (!isFar) return undefined
    let isWanted = true
    const seen = (found: Resource) => seenResource(found, person)
    followPath(resource, path.split('.'), seen).then(
      (end) => isWanted && setFar({ path, end }),
      // The chip says as much as is known.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [resource, path, isFar, person])
  if (isFar) return far?.path === path ? far.end : undefined
  const field = resource.entity.fields[path]
  return { resource, field, label: t(field?.label ?? '') }
}

async function followPath(
  resource: Resource,
  [name = '', ...rest]: readonly string[],
  seen: (resource: Resource) => Resource,
): Promise<FilteredField> {
  const { fields } = resource.entity
  if (rest.length === 0) return { resource, field: fields[name], label: t(fields[name]?.label ?? '') }
  const rows = rowsEntity(resource.entity, name)
  if (rows) {
    const end = await followPath({ ...resource, entity: rows }, rest, seen)
    return { ...end, label: `${t(fields[name]?.label ?? '')} › ${end.label}` }
  }
  const relation = relationNamed(resource, name)
  const load = relation && resource.related[relation.to]
  if (!load) return { resource, field: undefined, label: '' }
  const end = await followPath(seen(await load()), rest, seen)
  return { ...end, label: `${t(relation.label)} › ${end.label}` }
}

function relationNamed({ entity }: Resource, name: string) {
  return Object.values(entity.fields).flatMap((field) =>
    'as' in field && field.as === name ? [field] : [],
  )[0]
}
