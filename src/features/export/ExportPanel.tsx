import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExportRequest, exportList, isExportedHere } from './export-list.ts'
import type { Resource } from '../../api/resource.ts'
import { ALL_COLUMNS, type ExportFormat } from './calls.ts'
import { exports } from '#features/export/texts.ts'
import { Panel, type PanelTarget, Slot, toastFailure } from '../../engine/face.ts'
import classes from './export.module.css'

interface ExportPanelProps extends Pick<ExportRequest, 'columns' | 'query' | 'ids'> {
  readonly target: PanelTarget
  readonly resource: Resource
  readonly total: number
}

/** Chooses what a file holds, and saves it. */
export default function ExportPanel({ target, resource, total, columns, query, ids }: ExportPanelProps) {
  const { entity } = resource
  const queryClient = useQueryClient()
  const [isWhole, setIsWhole] = useState(false)
  const [running, setRunning] = useState<ExportFormat | null>(null)
  const isHere = isExportedHere(queryClient, entity)
  const formats: readonly ExportFormat[] = isHere ? ['csv'] : ['xlsx', 'csv']

  async function save(format: ExportFormat) {
    setRunning(format)
    try {
      await exportList(queryClient, entity, {
        format,
        columns: isWhole ? [ALL_COLUMNS] : columns,
        query,
        ids,
      })
      target.onChange(false)
    } catch (error) {
      toastFailure(error)
    } finally {
      setRunning(null)
    }
  }

  return (
    <Panel target={target}>
      <div className={classes.export}>
        <strong>{exports.title(total)}</strong>
        <div className={classes.formats}>
          {formats.map((format) => (
            <Button
              key={format}
              variant={format === formats[0] ? 'filled' : 'default'}
              disabled={running !== null}
              onClick={() => void save(format)}
            >
              {running === format ? exports.running : exports.formats[format]}
            </Button>
          ))}
        </div>
        <fieldset className={classes.columns}>
          <legend>{exports.columns}</legend>
          {[false, true].map((all) => (
            <label key={String(all)} className="ui-check">
              <input type="radio" name="columns" checked={isWhole === all} onChange={() => setIsWhole(all)} />
              {all ? exports.all : exports.visible}
            </label>
          ))}
        </fieldset>
        {!ids && <Slot name="exportPanel" props={{ resource, columns, query }} />}
      </div>
    </Panel>
  )
}
