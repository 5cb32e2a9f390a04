import type { CellProps } from 'tribune/browser'

/** A room's name in bold, behind a disc that nobody hears. */
export default function RoomNameCell({ value }: CellProps<string>) {
  return (
    <span data-own-cell>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
        <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>{' '}
      <strong>{value}</strong>
    </span>
  )
}
