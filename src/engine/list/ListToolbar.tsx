import { CloseButton, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import { screens } from '../../texts/fr/screens.ts'
import { autoDirection } from '../controls/auto-direction.ts'
import classes from './list.module.css'
import { SortSelect } from './SortSelect.tsx'
import type { useList } from './use-list.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** The search, the number of records, and on narrow screens the order that the hidden headers would choose. */
export function ListToolbar({ list }: { readonly list: ReturnType<typeof useList> }) {
  const { typed, setTyped, input } = useTypedSearch(list.state, list.show)
  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        ref={input}
        className={classes.search}
        type="text"
        inputMode="search"
        aria-label={screens.list.search}
        placeholder={screens.list.search}
        maxLength={200}
        {...autoDirection}
        leftSection={<Search size={17} aria-hidden />}
        rightSection={
          typed !== '' && (
            <CloseButton size="sm" aria-label={screens.list.clearSearch} onClick={() => setTyped('')} />
          )
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SortSelect list={list} />
      <output className={classes.count} aria-live="polite">
        {list.total !== undefined && screens.list.count(list.total)}
      </output>
    </div>
  )
}
