import { peekLabel } from '#features/peek/row/texts.ts'

/** The eye of a row: shown by the styles of what answers it, which come once the rows are there. */
export function PeekButton() {
  return <button type="button" hidden title={peekLabel} aria-label={peekLabel} data-press="peek" />
}
