import type { AnyEntity } from '../../schema/entity.ts'
import { IMPORT_ENCODINGS } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { sampleRows } from './describe-file.ts'
import type { ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { isSecretColumn } from './secret-columns.ts'
import type { FileReading, Import } from './use-import.ts'

interface TextEncodingProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
  readonly reading: FileReading
}

/** In which encoding the file was read, and two of its rows, which show whether that is right. */
export function TextEncoding({ entity, work, draft, reading }: TextEncodingProps) {
  const { file, encoding, isPlausible = true } = reading
  if (!encoding) return null
  const secret = draft.headers.map((_, place) => isSecretColumn(entity, draft, place))
  return (
    <div className={classes.encoding}>
      {!isPlausible && (
        <p role="status" className={classes.caution}>
          {imports.implausible}
        </p>
      )}
      <label className={classes.choice}>
        {imports.encoding}
        <select
          className={classes.select}
          value={encoding}
          disabled={work.running !== null}
          onChange={({ currentTarget }) => {
            const chosen = IMPORT_ENCODINGS.find((each) => each === currentTarget.value)
            void work.open(file, { encoding: chosen })
          }}
        >
          {IMPORT_ENCODINGS.map((each) => (
            <option key={each} value={each}>
              {imports.encodings[each]}
            </option>
          ))}
        </select>
      </label>
      <ul className={classes.excerpt} aria-label={imports.excerpt}>
        {sampleRows(draft.request.rows).map(({ line, cells }) => (
          <li key={line} dir="auto">
            {cells
              .map((cell, place) => (cell !== '' && secret[place] ? imports.hidden : cell))
              .filter((cell) => cell !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
