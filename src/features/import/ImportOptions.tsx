import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { IMPORT_MODES, type ImportRequest } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { foundBy } from './import-file.ts'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

interface ImportOptionsProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly request: ImportRequest
}

/** Whether rows become new records or change others. */
export function ImportOptions({ entity, work, request }: ImportOptionsProps) {
  const keys = foundBy(entity, request)
  const headerOf = (key: string) => importColumns(entity).find((column) => column.key === key)?.header
  return (
    <fieldset className={classes.options}>
      <legend className={classes.heading}>{imports.mode}</legend>
      {IMPORT_MODES.map((mode) => (
        <label key={mode} className={classes.choice}>
          <input
            type="radio"
            name="mode"
            checked={request.mode === mode}
            disabled={mode !== 'create' && keys.length === 0}
            onChange={() => work.change({ mode })}
          />
          {imports.modes[mode]}
        </label>
      ))}
      {request.by !== null && (
        <label className={classes.choice}>
          {imports.by}
          <select
            className={classes.select}
            value={request.by}
            onChange={({ currentTarget }) => work.change({ by: currentTarget.value })}
          >
            {keys.map((key) => (
              <option key={key} value={key}>
                {headerOf(key)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}
