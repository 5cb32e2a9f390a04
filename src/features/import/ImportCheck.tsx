import { Button } from '@mantine/core'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { imports } from '#features/import/texts.ts'
import { columnsLeftOut } from './describe-file.ts'
import type { ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { DoubtTable, MistakeTable } from './MistakeTable.tsx'
import { StepPart } from './ImportSteps.tsx'
import type { Import } from './use-import.ts'

interface ImportCheckProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
}

/** Shows what is wrong, where it can be mended, and makes the import. */
export function ImportCheck({ entity, work, draft }: ImportCheckProps) {
  const { checked, isChecked, running } = work
  const isBusy = running !== null
  const { total = 0, created = 0, updated = 0, mistakes = [] } = checked?.outcome ?? {}
  const good = created + updated
  // A row can be good as long as a wrong one above it is left out.
  const refused = new Set(mistakes.map(({ line }) => line)).size
  const left = columnsLeftOut(draft)
  const isRight = isChecked && mistakes.length === 0
  return (
    <StepPart title={imports.stepNames.check}>
      <p role="status" className={classes.summary}>
        {imports.summary(created, updated, refused)}
      </p>
      {left.length > 0 && (
        <p dir="auto" className={classes.caution}>
          {imports.willNotImportThese(left)}
        </p>
      )}
      {mistakes.length > 0 && (
        <MistakeTable entity={entity} draft={draft} mistakes={mistakes} onChange={work.change} />
      )}
      <DoubtTable entity={entity} request={draft.request} onChange={work.change} />
      <div className={classes.actions}>
        {isRight ? (
          <Button disabled={isBusy} onClick={() => void work.run('all')}>
            {imports.run(total)}
          </Button>
        ) : (
          <Button disabled={isBusy} onClick={() => void work.check()}>
            {imports.checkAgain}
          </Button>
        )}
        {isChecked && !isRight && good > 0 && (
          <Button variant="default" disabled={isBusy} onClick={() => void work.run('valid')}>
            {imports.runOthers(good)}
          </Button>
        )}
        <Button variant="subtle" disabled={isBusy} onClick={() => work.goTo('columns')}>
          {imports.back}
        </Button>
      </div>
    </StepPart>
  )
}
