import { Button } from '@mantine/core'
import { useId } from 'react'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ImportMistake, ImportRequest } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { changeCell, type ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { isSecretKey } from './secret-columns.ts'
import { saveRefusedRows } from './save-refused-rows.ts'

interface MistakeTableProps {
  readonly entity: AnyEntity
  readonly draft: ImportDraft
  readonly mistakes: readonly ImportMistake[]
  /** Mends cells; without it they are only shown. */
  readonly onChange?: (change: Partial<ImportRequest>) => void
}

// Who has more mends the file.
const MOST = 100

/** What is wrong, by line and column. */
export function MistakeTable({ entity, draft, mistakes, onChange }: MistakeTableProps) {
  const id = useId()
  const { request } = draft
  const headers = new Map(importColumns(entity).map(({ key, header }) => [key, header]))
  const rows = new Map(request.rows.map((row) => [row.line, row]))
  const textOf = ({ line, column }: ImportMistake) => {
    const place = column === null ? -1 : request.columns.indexOf(column)
    return place < 0 ? undefined : (rows.get(line)?.cells[place] ?? '')
  }
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={imports.mistakes}>
          <thead>
            <tr>
              <th scope="col">{imports.line}</th>
              <th scope="col">{imports.column}</th>
              <th scope="col">{imports.value}</th>
            </tr>
          </thead>
          <tbody>
            {mistakes.slice(0, MOST).map((mistake, place) => {
              const { line, column, message } = mistake
              const text = textOf(mistake)
              const isSecret = isSecretKey(entity, column)
              const header = (column !== null && headers.get(column)) || ''
              return (
                <tr key={`${line} ${column} ${message}`}>
                  <th scope="row">{line}</th>
                  <td dir="auto">{header}</td>
                  <td>
                    {onChange && column !== null && text !== undefined ? (
                      <input
                        className={classes.cell}
                        dir="auto"
                        type={isSecret ? 'password' : 'text'}
                        autoComplete={isSecret ? 'new-password' : 'off'}
                        aria-label={imports.cell(header, line)}
                        aria-describedby={`${id}-${place}`}
                        value={text}
                        onChange={({ currentTarget }) =>
                          onChange({ rows: changeCell(request, line, column, currentTarget.value) })
                        }
                      />
                    ) : (
                      <bdi>{text && isSecret ? imports.hidden : text}</bdi>
                    )}
                    <span id={`${id}-${place}`} className={classes.message}>
                      {message}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className={classes.actions}>
        {mistakes.length > MOST && <span>{imports.more(mistakes.length - MOST)}</span>}
        <Button
          size="xs"
          variant="default"
          onClick={() => void saveRefusedRows(entity, draft, mistakes).catch(toastFailure)}
        >
          {imports.saveMistakes}
        </Button>
      </div>
    </>
  )
}
