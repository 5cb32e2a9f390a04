import { NativeSelect } from '@mantine/core'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { screens } from '../../texts/fr/screens.ts'
import classes from './list.module.css'
import type { useList } from './use-list.ts'

/** Chooses the order where the column headers are hidden. */
export function SortSelect({ list }: { readonly list: ReturnType<typeof useList> }) {
  const { state, columns, show } = list
  const options = columns
    .filter((column) => column.sortKey)
    .flatMap(({ key, header }) => [
      { value: `asc ${key}`, label: `${header} ↑` },
      { value: `desc ${key}`, label: `${header} ↓` },
    ])

  function choose(value: string) {
    const [order, key] = value.split(' ', 2)
    show({ ...state, page: 1, sort: key, order: order === 'desc' ? 'desc' : 'asc' })
  }

  return (
    <NativeSelect
      className={classes.sortSelect}
      aria-label={screens.list.sort}
      rightSection={<ChevronsUpDown size={16} aria-hidden />}
      data={[{ value: '', label: screens.list.unsorted }, ...options]}
      value={state.sort === undefined ? '' : `${state.order} ${state.sort}`}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
