import { useEffect, useState, useTransition } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { rangeInputOf } from '../../../kinds/core/filter/filters.ts'
import { Panel } from '../Panel.tsx'
import type { PanelTarget } from '../PanelButton.tsx'
import type { List } from '../../list-data/list.ts'
import { FieldList } from './FieldList.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { filterableFields, withFilter } from './filter-state.ts'
import { loadDayPart } from './lazy-day-part.ts'

interface FilterPanelProps {
  readonly target: PanelTarget
  readonly resource: Resource
  readonly list: List
}

/** Chooses a field, then what it is filtered for; each change shows at once. */
export default function FilterPanel({ target, ...rest }: FilterPanelProps) {
  return (
    <Panel target={target}>
      <FilterSteps {...rest} />
    </Panel>
  )
}

function FilterSteps({ resource, list: { state, show } }: Omit<FilterPanelProps, 'target'>) {
  const [name, setName] = useState<string | null>(null)
  // The fields stay in sight until the code of an editor is there.
  const [, startOpening] = useTransition()
  // Where the focus was before a field's editor was opened.
  const [former, setFormer] = useState<string | null>(null)
  const { entity } = resource
  useEffect(() => {
    const hasDays = filterableFields(entity).some(([, each]) => rangeInputOf(each) === 'date')
    if (hasDays) void loadDayPart().catch(() => undefined)
  }, [entity])
  const field = name === null ? undefined : entity.fields[name]
  const change = {
    filters: state.filters,
    onFilter: (filter: Parameters<typeof withFilter>[1]) => show(withFilter(state, filter)),
  }
  if (name === null || !field) {
    return (
      <FieldList
        entity={entity}
        {...change}
        former={former}
        onChoose={(chosen) => startOpening(() => setName(chosen))}
      />
    )
  }
  return (
    <FilterEditor
      resource={resource}
      name={name}
      field={field}
      {...change}
      onBack={() => {
        setFormer(name)
        setName(null)
      }}
    />
  )
}
