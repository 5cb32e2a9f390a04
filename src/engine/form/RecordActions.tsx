import { Button } from '@mantine/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { forms } from '#texts/forms.ts'
import { Slot } from '../slots.tsx'
import { copyAddress, recordAddress } from '../navigation/record-addresses.ts'
import classes from './form.module.css'
import { useNeighbours, type Neighbour } from './use-neighbours.ts'
import type { RecordId } from '../../schema/record-id.ts'

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
