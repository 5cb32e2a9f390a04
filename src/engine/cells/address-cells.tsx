import { Fragment } from 'react'
import { phoneKey } from '../../schema/phone-number.ts'
import type { CellView } from './cell-view.ts'
import { foldedKey, plainText } from './plain-cells.ts'

// Numbers and addresses of machines read from left to right, whatever the text around them.

export const phoneCell: CellView<unknown> = {
  isOneLine: true,
  text: plainText,
  render: (value) => <bdi dir="ltr">{plainText(value)}</bdi>,
  sortKey: (value) => phoneKey(plainText(value)) || null,
}

export const emailCell: CellView<unknown> = {
  text: plainText,
  render: (value) => <bdi dir="ltr">{breakableAtSign(plainText(value))}</bdi>,
  sortKey: foldedKey,
}

/** A narrow column breaks an address before its host rather than anywhere. */
function breakableAtSign(address: string) {
  const [name, ...host] = address.split('@')
  return (
    <Fragment>
      {name}
      {host.length > 0 && <wbr />}
      {host.map((part) => `@${part}`)}
    </Fragment>
  )
}
