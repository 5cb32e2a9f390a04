import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { AnyEntity } from '../../schema/entity.ts'
import type { ImportOutcome } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { columnsLeftOut } from './describe-file.ts'
import type { ImportDraft } from './import-file.ts'
import classes from './import.module.css'
import { MadeImport } from './MadeImport.tsx'
import { MistakeTable } from './MistakeTable.tsx'
import { StepPart } from './StepPart.tsx'
import type { Import } from './use-import.ts'
import { useRecentImports } from './use-recent-imports.ts'

interface ImportOutcomePartProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
  readonly outcome: ImportOutcome
}

/** What became of an import. */
export function ImportOutcomePart({ entity, work, draft, outcome }: ImportOutcomePartProps) {
  const { total, created, updated } = outcome
  const left = columnsLeftOut(draft)
  const made = useRecentImports(entity).find(({ key }) => key === draft.request.key)
  return (
    <StepPart title={imports.result}>
      <div className={classes.actions}>
        <p role="status" className={classes.summary}>
          {imports.outcome(created, updated, total - created - updated)}
        </p>
        {made && <MadeImport entity={entity} made={made} />}
      </div>
      {left.length > 0 && (
        <p dir="auto" className={classes.caution}>
          {imports.notImported(left)}
        </p>
      )}
      {outcome.mistakes.length > 0 && (
        <MistakeTable entity={entity} draft={draft} mistakes={outcome.mistakes} />
      )}
      <div className={classes.actions}>
        <Button component={Link} to={entity.path}>
          {imports.toList}
        </Button>
        <Button variant="default" onClick={work.restart}>
          {imports.otherFile}
        </Button>
      </div>
    </StepPart>
  )
}
