import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { imports } from '#features/import/texts.ts'
import { t } from '../../texts/locale.ts'
import { listAddress } from '../../engine/list-data/list-memory.ts'
import { Problem } from '../../engine/loading/Problem.tsx'
import { Breadcrumb } from '../../engine/page/Breadcrumb.tsx'
import { Page } from '../../engine/page/Page.tsx'
import { useTitle } from '../../engine/page/use-title.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportOutcomePart } from './ImportOutcomePart.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import classes from './import.module.css'
import { RecentImports } from './RecentImports.tsx'
import { useImport } from './use-import.ts'

/** The import screen of any entity. */
export function ImportPage({ resource: { entity } }: { readonly resource: Resource }) {
  const work = useImport(entity)
  const { draft, step, running, outcome, error } = work
  const list = { label: t(entity.list.title), address: listAddress(entity.path) }
  useTitle(imports.title)
  return (
    <Page
      title={imports.title}
      subject={t(entity.list.title)}
      breadcrumb={<Breadcrumb parent={list} current={imports.title} />}
    >
      <div className={classes.import} aria-busy={running !== null}>
        <ImportSteps step={step} open={work.openSteps} onStep={work.goTo} />
        {step === 'file' && (
          <>
            <ImportFile entity={entity} work={work} />
            <RecentImports entity={entity} />
          </>
        )}
        {draft && step === 'columns' && <ImportColumns entity={entity} work={work} draft={draft} />}
        {draft && step === 'check' && !outcome && <ImportCheck entity={entity} work={work} draft={draft} />}
        {draft && outcome && (
          <ImportOutcomePart entity={entity} work={work} draft={draft} outcome={outcome} />
        )}
        {running && running.total > 0 && (
          <p className={classes.running} role="status">
            <progress max={running.total} value={running.done} aria-label={imports.title} />
            {imports.progress(running.done, running.total)}
          </p>
        )}
        {error !== null && !running && (
          <Problem title={imports.failed} error={error} isUntold>
            <Button component={Link} to={list.address} variant="default">
              {imports.toList}
            </Button>
          </Problem>
        )}
      </div>
    </Page>
  )
}
