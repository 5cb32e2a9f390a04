import { Button } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
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
import { headersAt } from './describe-file.ts'
import { LeftImport } from './LeftImport.tsx'
import { RecentImports } from './RecentImports.tsx'
import { asksToResume } from './resuming.ts'
import { useImport, type Import } from './use-import.ts'

/** The import screen of any entity. */
export function ImportPage({ resource: { entity } }: { readonly resource: Resource }) {
  const work = useImport(entity)
  useResuming(work)
  const { draft, step, running, outcome, failure, unkept } = work
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
            {work.left && <LeftImport work={work} left={work.left} />}
            <ImportFile entity={entity} work={work} />
            <RecentImports entity={entity} />
          </>
        )}
        {draft && !outcome && unkept.length > 0 && (
          <p dir="auto" className={classes.caution}>
            {imports.notKept(headersAt(draft, unkept))}
          </p>
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
        {failure && !running && (
          <Problem {...failure} isUntold>
            <Button component={Link} to={list.address} variant="default">
              {imports.toList}
            </Button>
          </Problem>
        )}
      </div>
    </Page>
  )
}

/** Goes on at once where the way here asked for it. */
function useResuming({ left, resume }: Import): void {
  const { state } = useLocation()
  const isAsked = asksToResume(state)
  useLayoutEffect(() => {
    // It is no longer left then.
    if (left && isAsked) resume(left)
  }, [left, isAsked, resume])
}
