import { useLocation } from 'react-router-dom'
import { cells } from '#texts/list.ts'
import classes from './cell-edit.module.css'

const NARROWS = /[?&](q|filter\.[^=]+|any\.[^=]+)=/

/** Why a row is pale: it is what the list was asked for no longer, or its order has moved it to another page. */
export default function UnmatchedNote() {
  const { search } = useLocation()
  return (
    <small className={classes.unmatched} role="status">
      {NARROWS.test(search) ? cells.unmatched : cells.onOtherPage}
    </small>
  )
}
