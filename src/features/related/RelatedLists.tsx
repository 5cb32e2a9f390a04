import { useQuery } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import type { RelatedField, Resource } from '../../api/resource.ts'
import { limitResource } from '../../engine/face.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { related } from '#features/related/texts.ts'
import { RelatedList } from './RelatedList.tsx'
import classes from './related.module.css'
import type { RecordId } from '../../schema/values/record-id.ts'

interface RelatedListsProps {
  readonly resource: Resource
  readonly id: RecordId
}

/** What refers to a record: a small list for each field that does. */
export default function RelatedLists({
  resource: { entity, relatedLists },
  id,
}: RelatedListsProps): ReactNode {
  return relatedLists && <Lists lists={relatedLists} entity={entity.name} id={id} />
}

interface ListsProps {
  readonly lists: readonly RelatedField[]
  /** The entity and the record that they refer to. */
  readonly entity: string
  readonly id: RecordId
}

function Lists({ lists, entity, id }: ListsProps) {
  const person = use(PersonContext)
  const loaded = useQuery({
    queryKey: ['related lists', entity],
    queryFn: () => Promise.all(lists.map(async ({ field, load }) => ({ field, resource: await load() }))),
    staleTime: Infinity,
    meta: { isGuess: true },
  })
  const own = (loaded.data ?? [])
    .map(({ field, resource }) => ({ field, resource: person ? limitResource(resource, person) : resource }))
    .filter(({ resource }) => !resource.denied?.has('list'))
  return (
    <section className={classes.lists} aria-label={related.region}>
      {own.map(({ field, resource }) => {
        const hasSeveral = own.filter((each) => each.resource.entity.name === resource.entity.name).length > 1
        return (
          <RelatedList
            key={`${resource.entity.name} ${field} ${id}`}
            resource={resource}
            field={field}
            id={id}
            hasSeveral={hasSeveral}
          />
        )
      })}
    </section>
  )
}
