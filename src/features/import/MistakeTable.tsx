import { Button } from '@mantine/core'
import { useId } from 'react'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ImportMistake, ImportRequest } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { rowName } from './describe-file.ts'
import { changeCell, type ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { MoreRows } from './MoreRows.tsx'
import { isSecretKey } from './secret-columns.ts'
import { saveRefusedRows } from './save-refused-rows.ts'

interface MistakeTableProps {
  readonly entity: AnyEntity
  readonly draft: ImportDraft
  readonly mistakes: readonly ImportMistake[]
  /** Mends cells; without it they are only shown. */
  readonly onChange?: (change: Partial<ImportRequest>) => void
}

/** What is wrong, by line and column. */
export function MistakeTable({ entity, draft, mistakes, onChange }: MistakeTableProps) {
  return (
    <>
      <MoreRows all={mistakes}>
        {(shown) => (
          <table className={classes.table} aria-label={imports.mistakes}>
            <thead>
              <tr>
                <th scope="col">{imports.line}</th>
                <th scope="col">{imports.column}</th>
                <th scope="col">{imports.value}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((mistake) => (
                <MistakeRow
                  key={`${mistake.line} ${mistake.column} ${mistake.message}`}
                  entity={entity}
                  request={draft.request}
                  mistake={mistake}
                  onChange={onChange}
                />
              ))}
            </tbody>
          </table>
        )}
      </MoreRows>
      <div className={classes.actions}>
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

interface MistakeRowProps {
  readonly entity: AnyEntity
  readonly request: ImportRequest
  readonly mistake: ImportMistake
  readonly onChange: MistakeTableProps['onChange']
}

function MistakeRow({ entity, request, mistake: { line, column, message }, onChange }: MistakeRowProps) {
  const id = useId()
  const place = column === null ? -1 : request.columns.indexOf(column)
  const row = request.rows.find((each) => each.line === line)
  const text = place < 0 ? undefined : (row?.cells[place] ?? '')
  const header = importColumns(entity).find(({ key }) => key === column)?.header ?? ''
  const isSecret = isSecretKey(entity, column)
  return (
    <tr>
      <th scope="row" dir="auto">
        {imports.lineOf(line, row ? rowName(entity, request, row) : '')}
      </th>
      <td dir="auto">{header}</td>
      <td>
        {onChange && column !== null && text !== undefined ? (
          <input
            className={classes.cell}
            dir="auto"
            type={isSecret ? 'password' : 'text'}
            autoComplete={isSecret ? 'new-password' : 'off'}
            aria-label={imports.cell(header, line)}
            aria-describedby={id}
            value={text}
            onChange={({ currentTarget }) =>
              onChange({ rows: changeCell(request, line, column, currentTarget.value) })
            }
          />
        ) : (
          <bdi>{text && isSecret ? imports.hidden : text}</bdi>
        )}
        <span id={id} className={classes.message}>
          {message}
        </span>
      </td>
    </tr>
  )
}
