import { lazy, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { focusRow, focusTitle, type ListSlotProps, recordAddress } from '../../engine/face.ts'
import { readRecordId, type RecordId } from '../../schema/values/record-id.ts'
import { addPeekKeys } from './add-peek-keys.ts'
import { withWords } from '../../texts/with-words.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { AnyEntity } from '../../schema/entity/entity.ts'

/** The parameters of a list's address that name the record that is read, and the one that it is compared with. */
const READ = 'peek'
const PINNED = 'pinned'

interface Peeked {
  readonly id: RecordId | null
  readonly pinned: RecordId | null
}

const openedHere = z.object({ isPeekOpenedHere: z.literal(true) })

/** What the address of a list says of the panel. */
function usePeekAddress({ ids, path }: AnyEntity) {
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const peeked: Peeked = {
    id: readRecordId(search.get(READ), ids),
    pinned: readRecordId(search.get(PINNED), ids),
  }
  const isOpenedHere = openedHere.safeParse(location.state).success

  /** @param list the query string of the list, where another page of it is shown along with it */
  function show(next: Peeked, list: URLSearchParams = search): void {
    const isOpen = peeked.id !== null
    void navigate(
      { pathname: path, search: searchOf(next, list) },
      {
        // One step back closes it, however many records were read.
        replace: isOpen,
        state: isOpen ? location.state : { isPeekOpenedHere: true },
        preventScrollReset: true,
      },
    )
  }

  /** As a step back would; a shared link has no list before it. */
  function close(): void {
    if (isOpenedHere) void navigate(-1)
    else show({ id: null, pinned: null })
  }

  return { ...peeked, show, close }
}

function searchOf({ id, pinned }: Peeked, list: URLSearchParams): string {
  const next = new URLSearchParams(list)
  next.delete(READ)
  next.delete(PINNED)
  if (id !== null) next.set(READ, String(id))
  if (id !== null && pinned !== null) next.set(PINNED, String(pinned))
  return next.toString()
}

const loadPanel = () => withWords(import('./PeekPanel.tsx'))
const PeekPanel = lazy(loadPanel)

/** Opens the panel from the rows of the list, and leads back to them. */
export default function PeekPlace({ resource, list }: ListSlotProps): ReactNode {
  const { entity, denied } = resource
  const place = useRef<HTMLSpanElement>(null)
  const { id, pinned, show, close } = usePeekAddress(entity)
  const rows = () => place.current?.parentElement ?? null
  const rowOf = (shown: string) =>
    rows()?.querySelector<HTMLElement>(`tbody tr[data-record="${CSS.escape(shown)}"]`)

  const open = useEffectEvent((shown: string) => {
    show({ id: readRecordId(shown, entity.ids), pinned })
  })
  const isLinkTaken = useEffectEvent(
    (address: string, shown: string) =>
      denied?.has('update') === true &&
      address === recordAddress(entity.path, readRecordId(shown, entity.ids) ?? ''),
  )
  useEffect(() => {
    const around = rows()
    if (!around) return
    const left = new AbortController()
    // A press finds the panel there.
    const near = () => void loadPanel().catch(() => undefined)
    addPeekKeys(around, { near, open, isLinkTaken }, left.signal)
    return () => left.abort()
  }, [])

  const shown = id === null ? null : String(id)
  useMarkedRow(shown, list.records, rowOf)
  return (
    <>
      <span ref={place} hidden />
      {id !== null && (
        <Suspense>
          <PeekPanel
            resource={resource}
            list={list}
            id={id}
            pinned={pinned}
            onShow={show}
            onClose={close}
            onLeave={(left) => {
              const row = rowOf(String(left))
              if (row) focusRow(row)
              else focusTitle()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Marks the row whose record is read, and keeps it in sight. */
function useMarkedRow(
  shown: string | null,
  records: ListSlotProps['list']['records'],
  rowOf: (shown: string) => HTMLElement | null | undefined,
): void {
  const find = useEffectEvent(rowOf)
  useEffect(() => {
    const row = shown === null ? null : find(shown)
    if (!row) return
    // Rows are drawn for one record after another.
    row.dataset['peeked'] = ''
    row.scrollIntoView({ block: 'nearest' })
    return () => {
      delete row.dataset['peeked']
    }
  }, [shown, records])
}
