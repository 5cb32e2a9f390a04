import ListFilter from 'lucide-react/icons/list-filter'
import { lazy } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { lists } from '#texts/frame.ts'
import { PanelButton } from '../PanelButton.tsx'
import type { List } from '../../list-data/list.ts'
import { filterableFields } from './filter-state.ts'
import { withWords } from '../../../texts/with-words.ts'

const loadPanel = () => withWords(import('./FilterPanel.tsx'))
const FilterPanel = lazy(loadPanel)

interface FilterButtonProps {
  readonly resource: Resource
  readonly list: List
}

/** Opens what a list can be filtered by. */
export function FilterButton({ resource, list }: FilterButtonProps) {
  if (filterableFields(resource.entity).length === 0) return null
  return (
    <PanelButton
      icon={ListFilter}
      label={lists.filter}
      shortcut="f"
      count={list.state.filters.length}
      load={loadPanel}
    >
      {(target) => <FilterPanel target={target} resource={resource} list={list} />}
    </PanelButton>
  )
}
