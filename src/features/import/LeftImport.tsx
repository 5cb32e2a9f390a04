import { Button } from '@mantine/core'
import { useId } from 'react'
import { useFocusTitleAfter } from '../../engine/focus/focus.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { imports } from '#features/import/texts.ts'
import classes from './import.module.css'
import type { KeptImport } from './kept-imports.ts'
import type { Import } from './use-import.ts'

interface LeftImportProps {
  readonly work: Import
  readonly left: KeptImport
}

/** Offers the import that was begun here and not sent. */
export function LeftImport({ work, left }: LeftImportProps) {
  const id = useId()
  const part = useFocusTitleAfter<HTMLElement>()
  const { at, request } = left
  return (
    <section ref={part} className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {imports.left}
      </h2>
      <div className={classes.actions}>
        <span className={classes.made}>
          <strong dir="auto">{request.fileName}</strong>
          <span className={classes.soft}>
            {formatMoment(at)} · {imports.lines(request.rows.length)}
          </span>
        </span>
        <Button onClick={() => work.resume(left)}>{imports.resume}</Button>
        <Button variant="default" onClick={work.forget}>
          {imports.discard}
        </Button>
      </div>
    </section>
  )
}
