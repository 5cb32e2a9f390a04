import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { imports } from '#features/import/texts.ts'
import { columnName, examplesIn } from './describe-file.ts'
import type { ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { isSecretColumn } from './secret-columns.ts'

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
export function ColumnRow({ entity, draft, place, isLeft, onChoose }: ColumnRowProps) {
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
