import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isUnknownCall } from '../../api/errors.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { readHistoryCall, type HistoryEntry } from '../../calls/record-calls.ts'
import { transitionLabel } from '../../kinds/core/definition/transitions.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { history } from '#texts/record.ts'
import { screens } from '#texts/frame.ts'
import { t } from '../../texts/locale.ts'
import { useDelayed } from '../loading/timing.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { toastSuccess } from '../toasts/toasts.ts'
import { fieldBefore, stateAfter, type EarlierState } from './earlier-state.ts'
import { EntryList } from './EntryList.tsx'
import classes from './history.module.css'
import type { Taking } from './HistoryEntryItem.tsx'

export interface HistoryPanelProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** The current version; another one has a newer history. */
  readonly version: number
  /** Fills the form with what was; without it the past is only read. */
  readonly onTake?: ((earlier: EarlierState) => void) | undefined
}

/** What was changed of a record, field by field, newest first. Hidden when the backend keeps none. */
export default function HistoryPanel({ resource, record, version, onTake }: HistoryPanelProps) {
  const { entity, related } = resource
  const heading = useId()
  const past = useHistory(resource, record, version)
  const isSlow = useDelayed(past.isPending)
  if (isUnknownCall(past.error) || (past.isPending && !isSlow)) return null
  const entries = past.data?.history
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {history.label}
      </h2>
      {past.isPending && <p className={classes.none}>{history.loading}</p>}
      {past.isError && (
        <p className={classes.none}>
          {history.failed}
          <Button size="compact-sm" variant="subtle" onClick={() => void past.refetch()}>
            {screens.list.retry}
          </Button>
        </p>
      )}
      {entries?.length === 0 && <p className={classes.none}>{history.empty}</p>}
      {entries && entries.length > 0 && (
        <EntryList
          entries={entries}
          fields={entity.fields}
          related={related}
          moveOf={(entry) => moveOf(entity, entry)}
          takingOf={onTake && ((entry) => takingOf(resource, record, entries, entry, onTake))}
        />
      )}
    </section>
  )
}

function moveOf(entity: AnyEntity, { changes }: HistoryEntry): string | undefined {
  const change = changes.find(({ field }) => field === entity.stages?.field)
  const label = change && transitionLabel(entity, change.before, change.after)
  return label && t(label)
}

function useHistory({ entity }: Resource, { id }: EntityRecord, version: number) {
  return useQuery({
    queryKey: resourceKeys(entity.name).history(id, version),
    queryFn: ({ signal }) => request(readHistoryCall, { params: { entity: entity.name, id }, signal }),
    retry: false,
    // Loads after the form, which matters more.
    meta: { isGuess: true },
  })
}

function takingOf(
  { entity, form: { fields } = entity }: Resource,
  record: EntityRecord,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
  onTake: (earlier: EarlierState) => void,
): Taking {
  const model = createFormModel(fields, 'update')
  const after = stateAfter(model, record, entries, entry)
  return {
    differing: after.names,
    onTake() {
      onTake(after)
      toastSuccess(history.taken(formatMoment(entry.at), after.names.length))
    },
    takeField(name) {
      const before = fieldBefore(model, record, entries, { entry, name })
      if (!before.names.includes(name)) return undefined
      return () => {
        onTake(before)
        toastSuccess(history.takenField(t(fields[name]?.label ?? name)))
      }
    },
  }
}
