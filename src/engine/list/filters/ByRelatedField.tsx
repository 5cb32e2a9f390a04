import { useQueryClient } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { use, useEffect, useState } from 'react'
import type { LoadResource, Resource } from '../../../api/resource.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { mayDo } from '../../../schema/rights.ts'
import { RELATIONS_DEEP } from '../../../schema/entity-shapes.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import { filters as texts } from '#texts/filters.ts'
import { t } from '../../../texts/locale.ts'
import { listBackend } from '../../list-data/list-backend.ts'
import { filterableFields } from './filter-state.ts'
import { seenResource } from './seen-resource.ts'
import classes from './filters.module.css'

interface ByRelatedFieldProps {
  readonly resource: Resource
  readonly field: Field
  /** The way to the entity whose field it is. */
  readonly prefix: string
  readonly onOpen: (related: Resource) => void
}

/** The way to the fields of what a field refers to, for whoever may read them. */
export function ByRelatedField({ resource, field, prefix, onOpen }: ByRelatedFieldProps) {
  // What a plain backend nests of other records is little: of the rest a filter would find nothing.
  const isPlain = listBackend(useQueryClient(), resource.entity) === 'plain'
  const isLeftOut = isPlain || prefix.split('.').length > RELATIONS_DEEP
  const related = useReadable('to' in field && !isLeftOut ? resource.related[field.to] : undefined)
  if (!related || filterableFields(related.entity).length === 0) return null
  return (
    <button type="button" className={classes.field} onClick={() => onOpen(related)}>
      <span>{texts.byFieldOf(t(field.label))}</span>
      <ChevronRight className={classes.forth} size={16} aria-hidden />
    </button>
  )
}

/** The entity as the person may see it, as soon as it is there. */
function useReadable(load: LoadResource | undefined): Resource | undefined {
  const person = use(PersonContext)
  const [resource, setResource] = useState<Resource>()
  useEffect(() => {
    let isWanted = true
    load?.().then(
      (found) => isWanted && setResource(seenResource(found, person)),
      // The field itself can be filtered by all the same.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load, person])
  const mayRead = resource && (!person || mayDo(resource.entity, 'read', person))
  return load && mayRead ? resource : undefined
}
