import { Button } from '@mantine/core'
import { useState } from 'react'
import { unmatchedPlaces } from '../../kinds/core/sheet/match-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { imports } from '#features/import/texts.ts'
import { type ImportDraft, foundBy } from './import-file.ts'
import classes from './import.module.css'
import { MoreRows } from './MoreRows.tsx'
import { SheetChoice } from './SheetChoice.tsx'
import { StepPart } from './ImportSteps.tsx'
import type { Import } from './use-import.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import { IMPORT_MODES, type ImportRequest } from './calls.ts'
import { columnName, examplesIn, isSecretColumn } from './describe-file.ts'

interface ImportColumnsProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
}

/** Says which field each column of the file is. */
export function ImportColumns({ entity, work, draft }: ImportColumnsProps) {
  const { headers, request } = draft
  const { columns, rows, fileName } = request
  const left = unmatchedPlaces(headers, columns, rows)
  return (
    <StepPart title={imports.stepNames.columns}>
      <p className={classes.hint}>
        {imports.rowsOf(rows.length, fileName)}
        {work.reading?.encoding && (
          <Button variant="subtle" size="compact-sm" onClick={() => work.goTo('file')}>
            {imports.changeEncoding(imports.encodings[work.reading.encoding])}
          </Button>
        )}
      </p>
      {work.reading && <SheetChoice work={work} reading={work.reading} />}
      <p role="status" className={left.length > 0 ? classes.caution : classes.hint}>
        {left.length > 0 ? imports.willNotImport(left.length) : imports.willImportAll}
      </p>
      <ColumnTable key={work.reading?.sheet} entity={entity} work={work} draft={draft} left={left} />
      <ImportOptions entity={entity} work={work} request={request} />
      <div className={classes.actions}>
        <Button
          disabled={work.running !== null || columns.every((key) => key === null)}
          onClick={() => void work.check()}
        >
          {imports.next}
        </Button>
        <Button variant="subtle" disabled={work.running !== null} onClick={() => work.goTo('file')}>
          {imports.back}
        </Button>
      </div>
    </StepPart>
  )
}

interface ColumnTableProps extends ImportColumnsProps {
  /** The places of the columns that are not imported. */
  readonly left: readonly number[]
}

/** What is not imported stands first, and stays where it is once mended. */
function ColumnTable({ entity, work, draft, left }: ColumnTableProps) {
  const { headers, request } = draft
  const { columns } = request
  const [order] = useState(() => [...left, ...[...headers.keys()].filter((place) => !left.includes(place))])
  const choose = (place: number, key: string | null) =>
    // A field is taken from one column.
    work.change({
      columns: headers.map((_, each) => {
        const now = columns[each] ?? null
        return each === place ? key : now === key ? null : now
      }),
    })
  return (
    <MoreRows all={order}>
      {(shown) => (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{imports.inFile}</th>
              <th scope="col">{imports.field}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((place) => (
              <ColumnRow
                key={place}
                entity={entity}
                draft={draft}
                place={place}
                isLeft={left.includes(place)}
                onChoose={(key) => choose(place, key)}
              />
            ))}
          </tbody>
        </table>
      )}
    </MoreRows>
  )
}

interface ImportOptionsProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly request: ImportRequest
}

/** Whether rows become new records or change others. */
function ImportOptions({ entity, work, request }: ImportOptionsProps) {
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

interface ColumnRowProps {
  readonly entity: AnyEntity
  readonly draft: ImportDraft
  /** Of the column in the file. */
  readonly place: number
  /** It is not imported. */
  readonly isLeft: boolean
  readonly onChoose: (key: string | null) => void
}

/** A column of the file with some of what it holds, and the field that it is. */
function ColumnRow({ entity, draft, place, isLeft, onChoose }: ColumnRowProps) {
  const { headers, guesses, request } = draft
  const header = columnName(headers, place)
  const fields = importColumns(entity)
  const guess = fields.find(({ key }) => key === guesses[place] && !request.columns.includes(key))
  const sample = examplesIn(request.rows, place, { hasHeading: headers[place] !== '' })
  return (
    <tr data-caution={isLeft || undefined}>
      <th scope="row">
        <bdi>{header}</bdi>
        <span className={classes.sample} dir="auto">
          {sample !== '' && isSecretColumn(entity, draft, place) ? imports.hidden : sample}
        </span>
      </th>
      <td>
        <select
          className={classes.select}
          aria-label={imports.fieldOf(header)}
          value={request.columns[place] ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        >
          <option value="">{imports.leftOut}</option>
          {fields.map((field) => (
            <option key={field.key} value={field.key}>
              {field.header}
            </option>
          ))}
        </select>
        {isLeft && guess && (
          <button type="button" className={classes.guess} onClick={() => onChoose(guess.key)}>
            {imports.guess(header, guess.header)}
          </button>
        )}
      </td>
    </tr>
  )
}
