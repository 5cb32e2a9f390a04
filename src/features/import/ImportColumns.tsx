import { useState } from 'react'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { imports } from '#features/import/texts.ts'
import { columnsLeftOut, type ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { isSecretColumn } from './secret-columns.ts'
import type { Import } from './use-import.ts'

interface ImportColumnsProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
}

/** Says which field each column of the file is. What needs a look stands first, and stays where it is once mended. */
export function ImportColumns({ entity, work, draft }: ImportColumnsProps) {
  const { headers, guesses, request } = draft
  const { columns, rows, fileName } = request
  const fields = importColumns(entity)
  const left = columnsLeftOut(draft)
  const [order] = useState(() => orderOf(draft))
  const choose = (place: number, key: string | null) =>
    // A field is taken from one column.
    work.change({
      columns: headers.map((_, each) => {
        const now = columns[each] ?? null
        return each === place ? key : now === key ? null : now
      }),
    })
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{imports.columns}</h2>
      <p className={classes.hint}>{imports.rowsOf(rows.length, fileName)}</p>
      {left.length > 0 && (
        <p role="status" dir="auto" className={classes.warning}>
          {imports.notImported(left)}
        </p>
      )}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{imports.inFile}</th>
              <th scope="col" className={classes.example}>
                {imports.example}
              </th>
              <th scope="col">{imports.field}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((place) => (
              <tr key={place}>
                <th scope="row" dir="auto">
                  {headers[place]}
                </th>
                <td dir="auto" className={classes.example}>
                  {isSecretColumn(entity, draft, place)
                    ? imports.hidden
                    : rows.find(({ cells }) => cells[place])?.cells[place]}
                </td>
                <td>
                  <select
                    className={classes.select}
                    aria-label={imports.fieldOf(headers[place] ?? '')}
                    value={columns[place] ?? ''}
                    onChange={({ currentTarget }) => choose(place, currentTarget.value || null)}
                  >
                    <option value="">{imports.leftOut}</option>
                    {fields.map((field) => (
                      <option key={field.key} value={field.key}>
                        {field.header}
                      </option>
                    ))}
                  </select>
                  {guesses[place] && guesses[place] === columns[place] && (
                    <span className={classes.guessed}>{imports.guessed}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Columns that are left out, then those that were guessed. */
function orderOf({ headers, guesses, request: { columns } }: ImportDraft): readonly number[] {
  const rankOf = (place: number) => ((columns[place] ?? null) === null ? 0 : guesses[place] ? 1 : 2)
  return [...headers.keys()].toSorted((one, other) => rankOf(one) - rankOf(other))
}
