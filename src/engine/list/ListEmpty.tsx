import { Button } from '@mantine/core'
import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router-dom'
import { filters as texts } from '#texts/filters.ts'
import { screens } from '#texts/screens.ts'
import { Notice } from '../loading/Notice.tsx'
import type { List } from '../list-data/list.ts'
import { writeListState } from '../list-data/list-state.ts'

interface ListEmptyProps {
  readonly list: List
}

/** The empty state: no records yet, or no match. */
export default function ListEmpty({ list: { state, show } }: ListEmptyProps) {
  const { q: query, filters } = state
  if (filters.length > 0) {
    return (
      <Notice icon={SearchX} title={screens.list.noMatch} text={texts.noMatch}>
        <Button variant="default" onClick={() => show({ ...state, page: 1, filters: [] })}>
          {texts.clear}
        </Button>
      </Notice>
    )
  }
  if (query !== '') {
    const search = writeListState({ ...state, page: 1, q: '' }).toString()
    return (
      <Notice icon={SearchX} title={screens.list.noMatch} text={screens.list.noMatchHint(query)}>
        {/* A link, which leads the search field to it as well. */}
        <Button variant="default" component={Link} to={{ search }}>
          {screens.list.clearSearch}
        </Button>
      </Notice>
    )
  }
  // The add link is beside the title already; a second one would confuse.
  return <Notice icon={Inbox} title={screens.list.empty} text={screens.list.emptyHint} />
}
