import { Fragment } from 'react'
import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'

/** An address reads from left to right, whatever the text around it. */
export const emailCell: CellView<unknown> = {
  isSelfEvident: true,
  isEditableInPlace: true,
  render: (value) => breakable(plainText(value)),
  href: (value) => (ADDRESS.test(plainText(value)) ? `mailto:${plainText(value)}` : undefined),
}

// What follows a question mark would be read as a part of the mail.
const ADDRESS = /^[^\s@?&#%]+@[^\s@?&#%]+$/

/** Longer halves of an address are rare, and seldom find room on one line. */
const LONG = 20

/** A narrow column breaks an address between its words: before the sign, and a long half before a dot. */
function breakable(address: string) {
  const halves = address.split(/(?=@)/)
  const parts = halves.flatMap((half) => (half.length > LONG ? half.split(/(?=\.)/) : half))
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
