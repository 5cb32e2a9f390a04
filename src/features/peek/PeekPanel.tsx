import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { useMediaQuery, getHotkeyHandler } from '@mantine/hooks'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import {
  answerOptions,
  isSparing,
  type List,
  type ListSlotProps,
  localPageOptions,
  recordAddress,
  recordOptions,
  whenIdle,
  writeListState,
} from '../../engine/face.ts'
import { lockedInList } from '../../kinds/core/form/locks.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'
import { peek } from '#features/peek/texts.ts'
import { PeekComparison } from './PeekComparison.tsx'
import { PeekHead } from './PeekHead.tsx'
import { PeekRecord } from './PeekRecord.tsx'
import classes from './peek.module.css'
import { type Direction, stepFrom } from './step-from.ts'
import { usePeeked } from './use-peeked.ts'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
const TYPED = 'input, textarea, select'

interface PeekActions {
  readonly step: (direction: Direction) => void
  readonly close: () => void
  readonly edit: () => void
}

/** What keys do while the focus is in the panel. */
function peekKeys({ step, close, edit }: PeekActions) {
  const go = (direction: Direction) => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(TYPED)) return
    event.preventDefault()
    step(direction)
  }
  const press = getHotkeyHandler([
    ...letterHotkeys('j', go(1)),
    ...letterHotkeys('k', go(-1)),
    ['ArrowDown', go(1), { preventDefault: false }],
    ['ArrowUp', go(-1), { preventDefault: false }],
    ['Escape', close],
  ])
  return (event: ReactKeyboardEvent<HTMLElement>) => {
    // What is open in it takes its keys first.
    if (event.defaultPrevented) return
    press(event)
    const isOnPanel = event.target === event.currentTarget
    if (event.key === 'Enter' && isOnPanel) edit()
  }
}

interface Shown {
  readonly id: RecordId | null
  readonly pinned: RecordId | null
}

interface PeekPanelProps extends ListSlotProps {
  readonly id: RecordId
  /** The record that it is compared with, or will be. */
  readonly pinned: RecordId | null
  readonly onShow: (next: Shown, list?: URLSearchParams) => void
  readonly onClose: () => void
  /** The panel goes, and had the focus. */
  readonly onLeave: (id: RecordId) => void
}

/** What there is to read of a record, beside its list; on narrow screens a sheet over it. */
export default function PeekPanel({ resource, list, id, pinned, onShow, onClose, onLeave }: PeekPanelProps) {
  const { entity, denied } = resource
  const { title, known } = usePeeked(resource, id)
  const navigate = useNavigate()
  const isSheet = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false })
  const panel = useRef<HTMLDivElement>(null)
  const steps = useSteps(resource, list, id, (next, page) => onShow({ id: next, pinned }, page))
  const other = pinned !== null && pinned !== id ? pinned : null
  // Of two nobody knows which is meant.
  const isLocked = known !== undefined && lockedInList(entity, known).record !== undefined
  const canEdit = other === null && denied?.has('update') !== true && !isLocked
  const address = recordAddress(entity.path, id)
  const label = other === null ? title || t(entity.list.title) : peek.comparison

  const leave = useEffectEvent((left: HTMLElement | null) => {
    if (left?.contains(document.activeElement)) onLeave(id)
  })
  useLayoutEffect(() => {
    const shown = panel.current
    return () => leave(shown)
  }, [isSheet])
  // Each record that is opened is read from its beginning.
  useEffect(() => {
    if (!panel.current?.firstElementChild?.contains(document.activeElement)) panel.current?.focus()
    panel.current?.scrollTo(0, 0)
  }, [id, isSheet])

  const step = (direction: Direction) => void steps.step(direction)
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role depends on where it stands
    <div
      ref={panel}
      className={isSheet ? classes.inSheet : classes.panel}
      role={isSheet ? 'group' : 'dialog'}
      aria-label={isSheet ? undefined : label}
      data-peek={other === null ? 'one' : 'two'}
      tabIndex={-1}
      // Of a sheet it would go to the first button.
      data-autofocus
      onKeyDown={peekKeys({ step, close: onClose, edit: () => canEdit && void navigate(address) })}
    >
      <PeekHead
        editAddress={canEdit ? address : undefined}
        hasBefore={steps.hasBefore}
        hasAfter={steps.hasAfter}
        isPinned={pinned !== null}
        onStep={step}
        onPin={() => onShow({ id, pinned: pinned === null ? id : null })}
        onClose={onClose}
      />
      {other === null ? (
        <PeekRecord key={id} resource={resource} id={id} isPinned={pinned === id} />
      ) : (
        <PeekComparison resource={resource} ids={[other, id]} />
      )}
    </div>
  )
  if (!isSheet) return createPortal(content, document.querySelector('main') ?? document.body)
  return (
    <Drawer.Root opened position="bottom" size="88dvh" zIndex={300} closeOnEscape={false} onClose={onClose}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={label} className={classes.sheet}>
        {content}
      </Drawer.Content>
    </Drawer.Root>
  )
}

type ShowStep = (id: RecordId, list?: URLSearchParams) => void

/** The way from the record that is read to the one before it and after it, over the pages of its list. */
function useSteps(resource: Resource, list: List, id: RecordId, onShow: ShowStep) {
  const queryClient = useQueryClient()
  const { records = [], state, pageCount } = list
  const place = { ids: records.map((record) => record.id), page: state.page, pageCount }
  const [before, after] = [stepFrom(id, -1, place), stepFrom(id, 1, place)]
  usePrefetched(resource, [after, before])

  async function step(direction: Direction): Promise<void> {
    const to = direction === 1 ? after : before
    if (!to) return
    if ('id' in to) return onShow(to.id)
    const next = { ...state, page: to.page }
    const answer = await queryClient.fetchQuery(answerOptions(queryClient, resource, next))
    const page =
      'records' in answer
        ? answer
        : await queryClient.fetchQuery(localPageOptions(queryClient, resource, answer, next))
    const first = page.records.at(direction === 1 ? 0 : -1)
    if (first) onShow(first.id, writeListState(next))
  }

  return { hasBefore: before !== undefined, hasAfter: after !== undefined, step }
}

/** Reads the records beside it, so that a step shows them at once. */
function usePrefetched(resource: Resource, steps: readonly ReturnType<typeof stepFrom>[]): void {
  const queryClient = useQueryClient()
  const [after, before] = steps.map((step) => (step && 'id' in step ? step.id : undefined))
  useEffect(() => {
    if (isSparing()) return
    return whenIdle(() => {
      for (const id of [after, before]) {
        if (id !== undefined)
          void queryClient.prefetchQuery({ ...recordOptions(resource, id), meta: { isGuess: true } })
      }
    })
  }, [queryClient, resource, after, before])
}
