import { Button } from '@mantine/core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart, listedRecord, type SelectionSlotProps } from '../../engine/face.ts'
import { lockedInList, UNLOCKED, type Locked } from '../../kinds/core/form/locks.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { bulk } from '#features/bulk/texts.ts'
import { selection as texts } from '#texts/list.ts'
import classes from './bulk.module.css'
import { changeableFields } from './changeable-fields.ts'
import { useBulk, type Running } from './use-bulk.ts'
import { useDestroyQuestion } from './use-destroy-question.tsx'
const ChangeDialog = lazyPart(() => import('./ChangeDialog.tsx'))

/** Changes or deletes the selected records. */
export default function BulkButtons({ resource, selection, onBusy }: SelectionSlotProps) {
  const { entity, form = entity, denied } = resource
  const { ids } = selection
  const queryClient = useQueryClient()
  const locks = [...ids].map((id) => lockOf(queryClient, entity, id))
  const work = useBulk(resource)
  const isRunning = work.running !== null
  useEffect(() => onBusy(isRunning), [onBusy, isRunning])
  const [isChanging, setIsChanging] = useState(false)
  const askToDestroy = useDestroyQuestion(resource, selection, work.destroy)

  if (work.running) return <Progress {...work.running} onStop={work.stop} />
  return (
    <>
      {!denied?.has('update') &&
        locks.some(({ record }) => record === undefined) &&
        Object.keys(changeableFields(form.fields)).length > 0 && (
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
      {!denied?.has('delete') && locks.some(({ deletion }) => deletion === undefined) && (
        <Button
          size="xs"
          color="red"
          className={classes.destroy}
          aria-keyshortcuts="Delete"
          title={bulk.destroyShortcut}
          onClick={askToDestroy}
        >
          {bulk.destroy}
        </Button>
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
    </>
  )
}

/** By what lists show of it; what none of the selected records lets people do is not offered. */
function lockOf(queryClient: QueryClient, entity: AnyEntity, id: RecordId): Locked {
  const listed = entity.lock && listedRecord(queryClient, entity, id)
  return listed ? lockedInList(entity, listed) : UNLOCKED
}

interface ProgressProps extends Running {
  readonly onStop: () => void
}

function Progress({ done, all, onStop }: ProgressProps) {
  return (
    <>
      <progress className={classes.progress} max={all} value={done} aria-label={texts.region} />
      <output className={classes.count}>{texts.progress(done, all)}</output>
      <Button size="xs" variant="default" onClick={onStop}>
        {texts.stop}
      </Button>
    </>
  )
}
