import { useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { Panel } from '../Panel.tsx'
import type { PanelTarget } from '../PanelButton.tsx'
import type { useList } from '../use-list.ts'
import { FieldList } from './FieldList.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { withFilter } from './filter-state.ts'

interface FilterPanelProps {
  readonly target: PanelTarget
  readonly resource: Resource
  readonly list: ReturnType<typeof useList>
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
  // Where the focus was before a field's editor was opened.
  const [former, setFormer] = useState<string | null>(null)
  const { entity } = resource
  const field = name === null ? undefined : entity.fields[name]
  const change = {
    filters: state.filters,
    onFilter: (filter: Parameters<typeof withFilter>[1]) => show(withFilter(state, filter)),
  }
  if (name === null || !field) {
    return <FieldList entity={entity} {...change} former={former} onChoose={setName} />
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
