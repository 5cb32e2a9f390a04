import { Button } from '@mantine/core'
import { useDeferredValue, useId, useMemo } from 'react'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ImportMistake, ImportRequest } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { toastFailure } from '../../engine/face.ts'
import { doubtsIn, rowName, isSecretKey, isSecretColumn } from './describe-file.ts'
import { changeCell, type ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { MoreRows } from './MoreRows.tsx'
import type { SheetColumn } from '../../kinds/core/sheet/field-sheet.ts'
import { t } from '../../texts/locale.ts'
import { blobOf, saveFile } from '../../ui/browser-files.ts'

interface MistakeTableProps {
  readonly entity: AnyEntity
  readonly draft: ImportDraft
  readonly mistakes: readonly ImportMistake[]
  /** Mends cells; without it they are only shown. */
  readonly onChange?: ((change: Partial<ImportRequest>) => void) | undefined
}

/** What is wrong, by line and column. */
export function MistakeTable({ entity, draft, mistakes, onChange }: MistakeTableProps) {
  return (
    <>
      <NotedCells
        title={imports.mistakes}
        {...{ entity, onChange }}
        request={draft.request}
        notes={mistakes}
      />
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

interface DoubtTableProps extends Pick<MistakeTableProps, 'entity' | 'onChange'> {
  readonly request: ImportRequest
}

/** What is imported as it is, and may be looked at before. */
export function DoubtTable({ request, ...props }: DoubtTableProps) {
  // Thousands of rows are not read again at each key.
  const settled = useDeferredValue(request)
  const doubts = useMemo(() => doubtsIn(props.entity, settled), [props.entity, settled])
  if (doubts.length === 0) return null
  return (
    <div className={classes.doubts}>
      <p className={classes.caution}>{imports.doubtful(doubts.length)}</p>
      <NotedCells title={imports.doubts} {...props} request={request} notes={doubts} />
    </div>
  )
}

interface NotedCellsProps extends DoubtTableProps {
  readonly title: string
  readonly notes: readonly ImportMistake[]
}

/** Cells of a file with what is said of each, where it can be mended. */
function NotedCells({ title, entity, request, notes, onChange }: NotedCellsProps) {
  return (
    <MoreRows all={notes}>
      {(shown) => (
        <table className={classes.table} aria-label={title}>
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
                request={request}
                mistake={mistake}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      )}
    </MoreRows>
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

/**
 * Saves the rows that were refused as a file of the same columns, with what is wrong behind them. What stands for a
 * password is shorter than one may be: imported as it is, it is refused.
 */
async function saveRefusedRows(
  entity: AnyEntity,
  draft: ImportDraft,
  mistakes: readonly ImportMistake[],
): Promise<void> {
  const { headers, request } = draft
  const secret = headers.map((_, place) => isSecretColumn(entity, draft, place))
  const { csvFile } = await import('../../kinds/core/sheet/csv.ts')
  const told = new Map<number, ReadonlySet<string>>()
  for (const { line, message } of mistakes) told.set(line, new Set([...(told.get(line) ?? []), message]))
  const columns = [...headers, imports.mistake].map((header): SheetColumn => ({
    key: header,
    header,
    type: 'text',
  }))
  const rows = request.rows.flatMap(({ line, cells }) => {
    const own = told.get(line)
    if (!own) return []
    const shown = secret.map((isSecret, place) =>
      isSecret && cells[place] ? imports.hidden : (cells[place] ?? ''),
    )
    return [[...shown, [...own].join(' ')]]
  })
  saveFile(await blobOf(csvFile(columns, rows)), `${imports.refusedOf(t(entity.list.title))}.csv`)
}
