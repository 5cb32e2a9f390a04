import { Button } from '@mantine/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { forms } from '#texts/form.ts'
import { Slot } from '../slots.tsx'
import { copyAddress, recordAddress } from '../navigation/record-links.ts'
import classes from './form.module.css'
import type { RecordId } from '../../schema/values/record-id.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import { isListRemembered, rememberList } from '../list-data/list-memory.ts'
import { readOrder, rememberedState, statePaged } from '../list-data/list-order.ts'
import { writeListState } from '../list-data/list-state.ts'

interface RecordActionsProps {
  readonly resource: Resource
  readonly id: RecordId
}

/** The actions beside the title of an edit form. */
export function RecordActions({ resource, id }: RecordActionsProps) {
  const { entity } = resource
  const neighbours = useNeighbours(resource, id)
  return (
    <div className={classes.actions}>
      {neighbours && (
        <>
          <NeighbourLink path={entity.path} to={neighbours.previous} label={forms.previousRecord}>
            <ChevronLeft size={18} aria-hidden />
          </NeighbourLink>
          <NeighbourLink path={entity.path} to={neighbours.next} label={forms.nextRecord}>
            <ChevronRight size={18} aria-hidden />
          </NeighbourLink>
        </>
      )}
      <Slot name="formHeader" props={{ resource, id }} />
      {!resource.denied?.has('create') && (
        <Button
          component={Link}
          to={copyAddress(entity.path, id)}
          variant="default"
          leftSection={<Copy size={16} aria-hidden />}
        >
          {forms.duplicate}
        </Button>
      )}
    </div>
  )
}

interface NeighbourLinkProps {
  readonly path: string
  readonly to: Neighbour | undefined
  readonly label: string
  readonly children: ReactNode
}

function NeighbourLink({ path, to, label, children }: NeighbourLinkProps) {
  const look = { variant: 'default', px: 12, title: label, 'aria-label': label } as const
  if (!to) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    )
  }
  return (
    <Button {...look} component={Link} to={recordAddress(path, to.id)} onClick={() => to.remember()}>
      {children}
    </Button>
  )
}

interface Neighbour {
  readonly id: RecordId
  /** Makes the way back lead to the page that shows it. */
  remember(): void
}

interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** The records around one in the order of the list that was left for it; undefined without such a list. */
function useNeighbours(resource: Resource, id: RecordId): Neighbours | undefined {
  const { entity } = resource
  const queryClient = useQueryClient()
  const [state] = useState(() => rememberedState(resource))
  const keys = resourceKeys(entity.name)
  const { page: _anyPage, ...order } = state
  const { data: ids = [], isLoading } = useQuery({
    queryKey: keys.order(order),
    queryFn: () => readOrder(queryClient, resource, state),
    enabled: isListRemembered(entity.path),
    refetchOnWindowFocus: false,
    meta: { isGuess: true },
  })
  // The places of both are kept while the order is on its way.
  if (isLoading) return { previous: undefined, next: undefined }
  const place = ids.indexOf(id)
  if (place === -1) return undefined

  function neighbourAt(at: number): Neighbour | undefined {
    const found = ids[at]
    if (found === undefined) return undefined
    const search = writeListState(statePaged(queryClient, state, at)).toString()
    return { id: found, remember: () => rememberList(entity.path, search) }
  }
  return { previous: neighbourAt(place - 1), next: neighbourAt(place + 1) }
}
