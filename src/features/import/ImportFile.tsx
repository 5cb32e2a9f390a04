import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import FileUp from 'lucide-react/icons/file-up'
import { useId } from 'react'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { MAX_IMPORT_ROWS, IMPORT_ENCODINGS } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { Slot } from '../../engine/face.ts'
import classes from './import.module.css'
import { SheetChoice } from './SheetChoice.tsx'
import type { Import, FileReading } from './use-import.ts'
import { sampleRows, isSecretColumn } from './describe-file.ts'
import type { ImportDraft } from './import-file.ts'

interface ImportFileProps {
  readonly entity: AnyEntity
  readonly work: Import
}

/** Chooses a file, or saves a template for one. One that was chosen before stays until there is another. */
export function ImportFile({ entity, work }: ImportFileProps) {
  const id = useId()
  const { draft } = work
  return (
    <section className={classes.part}>
      <label htmlFor={id} className={classes.heading}>
        {imports.file}
      </label>
      <Dropzone
        role="group"
        aria-label={imports.file}
        tabIndex={-1}
        className={classes.drop}
        multiple={false}
        activateOnKeyboard={false}
        loading={work.running !== null}
        onDrop={([file]) => file && void work.open(file)}
        inputProps={{ id, tabIndex: 0, accept: '.csv,.xlsx,.txt' }}
      >
        <FileUp size={24} strokeWidth={1.7} aria-hidden />
        <span>
          {imports.drop}
          <small>{imports.limits(MAX_IMPORT_ROWS)}</small>
        </span>
      </Dropzone>
      {draft && work.reading && (
        <TextEncoding entity={entity} work={work} draft={draft} reading={work.reading} />
      )}
      {draft && work.reading && <SheetChoice work={work} reading={work.reading} />}
      {draft && (
        <div className={classes.actions}>
          <Button onClick={() => work.goTo('columns')}>{imports.next}</Button>
          <span>{imports.rowsOf(draft.request.rows.length, draft.request.fileName)}</span>
        </div>
      )}
      <Slot name="importFile" props={{ entity }} />
    </section>
  )
}

interface TextEncodingProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
  readonly reading: FileReading
}

/** In which encoding the file was read, and two of its rows, which show whether that is right. */
function TextEncoding({ entity, work, draft, reading }: TextEncodingProps) {
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
