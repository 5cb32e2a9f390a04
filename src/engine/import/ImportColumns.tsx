import { importColumns } from '../../kinds/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { imports } from '../../texts/imports.ts'
import type { ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

interface ImportColumnsProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
}

/** Says which field each column of the file is. */
export function ImportColumns({ entity, work, draft: { headers, request } }: ImportColumnsProps) {
  const { columns, rows, fileName } = request
  const fields = importColumns(entity)
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
            {headers.map((header, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- headers may be equal, and never move
              <tr key={place}>
                <th scope="row" dir="auto">
                  {header}
                </th>
                <td dir="auto" className={classes.example}>
                  {rows.find(({ cells }) => cells[place])?.cells[place]}
                </td>
                <td>
                  <select
                    className={classes.select}
                    aria-label={imports.fieldOf(header)}
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
