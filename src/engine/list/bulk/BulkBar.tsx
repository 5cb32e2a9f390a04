import { Button, CloseButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import type { ListQuery } from '../../../schema/list-query.ts'
import { bulk } from '../../../texts/bulk.ts'
import { OwnActions } from '../../actions/OwnActions.tsx'
import { useFocusTitleAfter } from '../../focus/use-focus-title-after.ts'
import { toastFailure } from '../../toasts/toasts.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { findMatchingIds } from './bulk-calls.ts'
import classes from './bulk.module.css'
import { changeableFields } from './changeable-fields.ts'
import { useBulk, type Running } from './use-bulk.ts'
import { useDestroyQuestion } from './use-destroy-question.tsx'

const ChangeDialog = lazy(() => import('./ChangeDialog.tsx'))

interface BulkBarProps {
  readonly resource: Resource
  /** The keys of the list's columns. */
  readonly columns: readonly string[]
  readonly query: Pick<ListQuery, 'q' | 'filters'>
  /** How many records match in all. */
  readonly total: number
  readonly selection: Selection
}

/** What can be done with the selected records. */
export default function BulkBar({ resource, columns, query, total, selection }: BulkBarProps) {
  const { entity, form = entity, denied } = resource
  const { ids } = selection
  const work = useBulk(resource)
  const queryClient = useQueryClient()
  const bar = useFocusTitleAfter<HTMLElement>()
  const [isChanging, setIsChanging] = useState(false)

  const selectMatching = () =>
    void findMatchingIds(queryClient, resource, query).then(selection.replace, toastFailure)

  const askToDestroy = useDestroyQuestion(resource, selection, work.destroy)

  return (
    <section ref={bar} className={classes.bar} aria-label={bulk.region}>
      {!work.running && <CloseButton aria-label={bulk.clear} onClick={selection.clear} />}
      <output className={classes.count}>{bulk.selected(ids.size)}</output>
      {work.running ? (
        <Progress {...work.running} onStop={work.stop} />
      ) : (
        <>
          {total > ids.size && (
            <Button size="xs" variant="subtle" onClick={selectMatching}>
              {bulk.selectMatching(total)}
            </Button>
          )}
          {!denied?.has('update') && Object.keys(changeableFields(form.fields)).length > 0 && (
            <Button
              size="xs"
              variant="default"
              aria-keyshortcuts="e"
              title={bulk.changeShortcut}
              onClick={() => setIsChanging(true)}
            >
              {bulk.change}
            </Button>
          )}
          <OwnActions resource={resource} ids={[...ids]} place="bar" onDone={selection.clear} />
          <ExportButton resource={resource} columns={columns} query={query} ids={[...ids]} total={ids.size} />
          {!denied?.has('delete') && (
            <Button
              size="xs"
              color="red"
              aria-keyshortcuts="Delete"
              title={bulk.destroyShortcut}
              onClick={askToDestroy}
            >
              {bulk.destroy}
            </Button>
          )}
        </>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <ChangeDialog
            resource={resource}
            records={ids.size}
            onClose={() => setIsChanging(false)}
            onChange={(values) => {
              setIsChanging(false)
              void work.update([...ids], values).then(selection.clear)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

interface ProgressProps extends Running {
  readonly onStop: () => void
}

function Progress({ done, all, onStop }: ProgressProps) {
  return (
    <>
      <progress className={classes.progress} max={all} value={done} aria-label={bulk.region} />
      <output className={classes.count}>{bulk.progress(done, all)}</output>
      <Button size="xs" variant="default" onClick={onStop}>
        {bulk.stop}
      </Button>
    </>
  )
}
