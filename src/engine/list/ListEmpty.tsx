import { Button } from '@mantine/core'
import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router-dom'
import { filters as texts, listEmpty } from '#texts/list.ts'
import { screens } from '#texts/frame.ts'
import type { Resource } from '../../api/resource.ts'
import { createAddress } from '../navigation/record-links.ts'
import { Slot } from '../slots.tsx'
import { Notice } from '../loading/Notice.tsx'
import type { List } from '../list-data/list.ts'
import { writeListState } from '../list-data/list-state.ts'

interface ListEmptyProps {
  readonly resource: Resource
  readonly list: List
}

/** The empty state: no records yet, or no match. */
export default function ListEmpty({ resource, list: { state, show } }: ListEmptyProps) {
  const { q: query, filters } = state
  if (filters.length > 0) {
    return (
      <Notice icon={SearchX} title={listEmpty.noMatch} text={texts.noMatch}>
        <Button variant="default" onClick={() => show({ ...state, page: 1, filters: [] })}>
          {texts.clear}
        </Button>
      </Notice>
    )
  }
  if (query !== '') {
    const search = writeListState({ ...state, page: 1, q: '' }).toString()
    return (
      <Notice icon={SearchX} title={listEmpty.noMatch} text={listEmpty.noMatchHint(query)}>
        {/* A link, which leads the search field to it as well. */}
        <Button variant="default" component={Link} to={{ search }}>
          {screens.list.clearSearch}
        </Button>
      </Notice>
    )
  }
  const { entity, denied } = resource
  const mayAdd = !denied?.has('create')
  return (
    <Notice icon={Inbox} title={listEmpty.title} text={mayAdd ? listEmpty.hint : ''}>
      {mayAdd && (
        <>
          <Button
            component={Link}
            to={createAddress(entity.path)}
            leftSection={<Plus size={18} aria-hidden />}
          >
            {listEmpty.add}
          </Button>
          <Slot name="emptyList" props={{ resource }} />
        </>
      )}
    </Notice>
  )
}
