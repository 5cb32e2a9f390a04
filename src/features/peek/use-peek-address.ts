import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { AnyEntity } from '../../schema/entity.ts'
import { readRecordId, type RecordId } from '../../schema/record-id.ts'

/** The parameters of a list's address that name the record that is read, and the one that it is compared with. */
const READ = 'peek'
const PINNED = 'pinned'

interface Peeked {
  readonly id: RecordId | null
  readonly pinned: RecordId | null
}

const openedHere = z.object({ isPeekOpenedHere: z.literal(true) })

/** What the address of a list says of the panel. */
export function usePeekAddress({ ids, path }: AnyEntity) {
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
