import type { Resource } from '../../../api/resource.ts'
import type { List } from '../../list-data/list.ts'
import { Panel } from '../Panel.tsx'
import type { PanelTarget } from '../PanelButton.tsx'
import { FilterSteps } from './FilterSteps.tsx'

interface FilterPanelProps {
  readonly target: PanelTarget
  readonly resource: Resource
  readonly list: List
}

/** Chooses a field, then what it is filtered for; each change shows at once. */
export default function FilterPanel({ target, ...rest }: FilterPanelProps) {
  return (
    <Panel target={target}>
      <FilterSteps {...rest} prefix="" />
    </Panel>
  )
}
