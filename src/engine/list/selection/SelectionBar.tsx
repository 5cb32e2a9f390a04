import { Button, CloseButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import type { ListQuery } from '../../../schema/list-query.ts'
import { selection as texts } from '#texts/selection.ts'
import { useFocusTitleAfter } from '../../focus/use-focus-title-after.ts'
import { Slot } from '../../slots.tsx'
import { toastFailure } from '../../toasts/toasts.ts'
import { findMatchingIds } from '../../list-data/matching-ids.ts'
import classes from './selection-bar.module.css'
import type { Selection } from '../../list-data/use-selection.ts'

interface SelectionBarProps {
  readonly resource: Resource
  /** The keys of the list's columns. */
  readonly columns: readonly string[]
  readonly query: Pick<ListQuery, 'q' | 'filters'>
  /** How many records match in all. */
  readonly total: number
  readonly selection: Selection
}

/** The selected records, and what the features do with them. */
export default function SelectionBar({ resource, columns, query, total, selection }: SelectionBarProps) {
  const { ids } = selection
  const queryClient = useQueryClient()
  const bar = useFocusTitleAfter<HTMLElement>()
  const [isBusy, setIsBusy] = useState(false)

  const selectMatching = () =>
    void findMatchingIds(queryClient, resource.entity, query).then(selection.replace, toastFailure)

  return (
    <section ref={bar} className={classes.bar} aria-label={texts.region}>
      {!isBusy && <CloseButton aria-label={texts.clear} onClick={selection.clear} />}
      <output className={classes.count}>{texts.selected(ids.size)}</output>
      {!isBusy && total > ids.size && (
        <Button size="xs" variant="subtle" onClick={selectMatching}>
          {texts.selectMatching(total)}
        </Button>
      )}
      <Slot
        isTogether
        name="selectionBar"
        props={{ resource, columns, query, selection, isBusy, onBusy: setIsBusy }}
      />
    </section>
  )
}
