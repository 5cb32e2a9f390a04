import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useFocusTitleAfter } from '../../engine/focus/focus.ts'
import type { LeftWork } from '../../engine/slots.tsx'
import { home } from '#features/home/texts.ts'
import classes from './to-do.module.css'
import shared from './home.module.css'
import { punctuation } from '#texts/punctuation.ts'

interface LeftWorkLinesProps {
  readonly works: readonly LeftWork[]
  readonly onDiscard: (work: LeftWork) => void
}

/** `Import de licences.csv à terminer, 3 lignes`: what somebody began here, a line each, and a way to be rid of it. */
export function LeftWorkLines({ works, onDiscard }: LeftWorkLinesProps) {
  return (
    <table className={`${classes.group} ${classes.lines}`} aria-label={home.leftWork}>
      <tbody>
        {works.map((work) => (
          <LeftWorkLine key={work.key} work={work} onDiscard={() => onDiscard(work)} />
        ))}
      </tbody>
    </table>
  )
}

interface LeftWorkLineProps {
  readonly work: LeftWork
  readonly onDiscard: () => void
}

function LeftWorkLine({ work: { label, detail, to, state, discardLabel }, onDiscard }: LeftWorkLineProps) {
  const line = useFocusTitleAfter<HTMLTableRowElement>()
  return (
    <tr ref={line}>
      <td>
        <Link className={shared.link} to={to} state={state}>
          <bdi>{label}</bdi>
        </Link>
        {punctuation.comma}
        {detail}
      </td>
      <td className={classes.discard}>
        <Button variant="subtle" color="gray" size="compact-sm" aria-label={discardLabel} onClick={onDiscard}>
          {home.discard}
        </Button>
      </td>
    </tr>
  )
}
