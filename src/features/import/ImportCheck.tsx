import { Button } from '@mantine/core'
import type { AnyEntity } from '../../schema/entity.ts'
import { imports } from '#features/import/texts.ts'
import type { ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { MistakeTable } from './MistakeTable.tsx'
import type { Import } from './use-import.ts'

interface ImportCheckProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
}

/** Tries the import, shows what is wrong, and makes it. */
export function ImportCheck({ entity, work, draft }: ImportCheckProps) {
  const { checked, isChecked, running } = work
  const { request } = draft
  const isBusy = running !== null
  const { total = 0, created = 0, updated = 0, mistakes = [] } = checked?.outcome ?? {}
  const good = created + updated
  const mayRun = isChecked && (request.policy === 'valid' ? good > 0 : mistakes.length === 0)
  return (
    <section className={classes.part}>
      {checked && (
        <p role="status" className={classes.summary}>
          {imports.summary(created, updated, total - good)}
        </p>
      )}
      {mistakes.length > 0 && (
        <MistakeTable entity={entity} draft={draft} mistakes={mistakes} onChange={work.change} />
      )}
      <div className={classes.actions}>
        <Button
          variant={mayRun ? 'default' : 'filled'}
          disabled={isBusy || request.columns.every((key) => key === null)}
          onClick={() => void work.check()}
        >
          {checked ? imports.checkAgain : imports.check}
        </Button>
        {mayRun && (
          <Button disabled={isBusy} onClick={() => void work.run()}>
            {imports.run(request.policy === 'valid' ? good : request.rows.length)}
          </Button>
        )}
        <Button variant="subtle" disabled={isBusy} onClick={work.restart}>
          {imports.otherFile}
        </Button>
      </div>
    </section>
  )
}
