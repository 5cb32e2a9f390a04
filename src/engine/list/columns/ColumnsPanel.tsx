import type { Resource } from '../../../api/resource.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { columnKey } from '../../../schema/entity/list-column.ts'
import { columnChoice } from '#texts/list.ts'
import { lists } from '#texts/frame.ts'
import { columnViews } from '../../list-data/column-view.tsx'
import { DENSITIES, type Density } from '../../list-data/list-state.ts'
import { Panel } from '../Panel.tsx'
import type { PanelTarget } from '../PanelButton.tsx'
import { useListPreferences } from '../use-list-preferences.ts'
import type { List } from '../../list-data/list.ts'
import { allColumns, moveColumn } from '../../../kinds/core/cell/list-columns.ts'
import { ColumnItem } from './ColumnItem.tsx'
import classes from './columns.module.css'

interface ColumnsPanelProps {
  readonly target: PanelTarget
  readonly resource: Resource
  readonly list: List
}

/** Chooses and orders the columns, and how dense the rows are. */
export default function ColumnsPanel({ target, resource, list }: ColumnsPanelProps) {
  const { entity } = resource
  const { state, show } = list
  const shown = list.columns.map(({ key }) => key)
  const headers = new Map(columnViews(resource, allColumns(entity)).map(({ key, header }) => [key, header]))
  const hidden = [...headers.keys()].filter((key) => !shown.includes(key))
  const isConfigured = shown.join() === entity.list.columns.map(columnKey).join()
  const choose = (columns: readonly string[] | undefined) => show({ ...state, columns })
  return (
    <Panel target={target}>
      <fieldset className={classes.part}>
        <legend>{lists.columns}</legend>
        <ul className={classes.columns}>
          {[...shown, ...hidden].map((key) => (
            <ColumnItem
              key={key}
              header={headers.get(key) ?? key}
              place={shown.indexOf(key)}
              count={shown.length}
              onToggle={() =>
                choose(shown.includes(key) ? shown.filter((each) => each !== key) : [...shown, key])
              }
              onMove={(step) => choose(moveColumn(shown, key, step))}
            />
          ))}
        </ul>
        <button
          type="button"
          className={classes.reset}
          aria-disabled={isConfigured}
          onClick={() => !isConfigured && choose(undefined)}
        >
          {columnChoice.reset}
        </button>
      </fieldset>
      <DensitySwitch
        entity={entity}
        onChange={() => {
          if (state.density !== undefined) show({ ...state, density: undefined })
        }}
      />
    </Panel>
  )
}

interface DensitySwitchProps {
  readonly entity: AnyEntity
  readonly onChange: () => void
}

function DensitySwitch({ entity, onChange }: DensitySwitchProps) {
  const { density, setDensity } = useListPreferences(entity)
  function choose(chosen: Density) {
    setDensity(chosen)
    onChange()
  }
  return (
    <fieldset className={classes.part}>
      <legend>{columnChoice.density}</legend>
      <div className={classes.densities}>
        {DENSITIES.map((each) => (
          <label key={each} className={classes.density}>
            <input type="radio" name="density" checked={each === density} onChange={() => choose(each)} />
            {columnChoice.densities[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
