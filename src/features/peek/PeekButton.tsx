import { lists } from '#texts/frame.ts'

/** The eye of a row: shown by the styles of what answers it, which come once the rows are there. */
export function PeekButton() {
  const label = lists.preview
  return <button type="button" hidden title={label} aria-label={label} data-press="peek" />
}
