import { Button } from '@mantine/core'
import { useLayoutEffect, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { imports } from '#features/import/texts.ts'
import { t } from '../../texts/locale.ts'
import {
  Breadcrumb,
  formatRecent,
  listAddress,
  Page,
  Problem,
  useFocusTitleAfter,
  useTitle,
} from '../../engine/face.ts'
import { ImportCheck } from './ImportCheck.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportSteps, StepPart } from './ImportSteps.tsx'
import classes from './import.module.css'
import { headersAt, columnsLeftOut } from './describe-file.ts'
import { isResuming, type StoredImport } from './import-drafts.ts'
import { useImport, type Import } from './use-import.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { PastImport } from './PastImport.tsx'
import { useRecentImports } from './use-recent-imports.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import type { ImportOutcome } from './calls.ts'
import type { ImportDraft } from './import-file.ts'
import { MistakeTable } from './MistakeTable.tsx'

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
            {work.left && <UnfinishedImport work={work} left={work.left} />}
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
  const isAsked = isResuming(state)
  useLayoutEffect(() => {
    // It is no longer left then.
    if (left && isAsked) resume(left)
  }, [left, isAsked, resume])
}

/** The imports that can still be taken back. */
function RecentImports({ entity }: { readonly entity: AnyEntity }) {
  const all = useRecentImports(entity)
  if (all.length === 0) return null
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{imports.recent}</h2>
      <ul className={classes.recent}>
        {all.map((made) => (
          <li key={made.key} className={classes.actions}>
            <span className={classes.made}>
              <strong dir="auto">{made.fileName}</strong>
              <span className="ui-soft">
                {formatRecent(made.at)} · {imports.outcome(made.created, made.updated, 0)}
              </span>
            </span>
            <PastImport entity={entity} made={made} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface UnfinishedImportProps {
  readonly work: Import
  readonly left: StoredImport
}

/** Offers the import that was begun here and not sent. */
function UnfinishedImport({ work, left }: UnfinishedImportProps) {
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
          <span className="ui-soft">
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

interface ImportOutcomePartProps {
  readonly entity: AnyEntity
  readonly work: Import
  readonly draft: ImportDraft
  readonly outcome: ImportOutcome
}

/** What became of an import. */
function ImportOutcomePart({ entity, work, draft, outcome }: ImportOutcomePartProps) {
  const { total, created, updated } = outcome
  const left = columnsLeftOut(draft)
  const made = useRecentImports(entity).find(({ key }) => key === draft.request.key)
  return (
    <StepPart title={imports.result}>
      <div className={classes.actions}>
        <p role="status" className={classes.summary}>
          {imports.outcome(created, updated, total - created - updated)}
        </p>
        {made && <PastImport entity={entity} made={made} />}
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
