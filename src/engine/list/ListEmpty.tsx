import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import type { AnyEntity } from '../../schema/entity.ts'
import { screens } from '../../texts/fr/screens.ts'
import { Notice } from '../loading/Notice.tsx'
import { AddLink } from './AddLink.tsx'

interface ListEmptyProps {
  readonly entity: AnyEntity
  readonly query: string
}

/** No rows: nothing entered yet, or nothing that matches. */
export function ListEmpty({ entity, query }: ListEmptyProps) {
  if (query !== '') {
    return <Notice icon={SearchX} title={screens.list.noMatch} text={screens.list.noMatchHint(query)} />
  }
  return (
    <Notice icon={Inbox} title={screens.list.empty} text={screens.list.emptyHint}>
      <AddLink entity={entity} />
    </Notice>
  )
}
