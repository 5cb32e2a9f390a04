import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { ShownChange } from './differing-fields.ts'
import { history } from '#texts/history.ts'
import { t } from '../../texts/locale.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import classes from './history.module.css'

interface FieldLinesProps {
  readonly changes: readonly ShownChange[]
  readonly related: Resource['related']
  /** Of a record that came there is no before, and of one that went no after. */
  readonly sides: 'both' | 'before' | 'after'
  /** What stands at the end of a line. */
  readonly aside?: (name: string, place: number) => ReactNode
}

/** A line for each field: what it was, and what it became. */
export function FieldLines({ changes, related, sides, aside }: FieldLinesProps) {
  return (
    <dl className={classes.lines}>
      {changes.map(({ change, field }, place) => (
        <div key={change.field} className={classes.line}>
          <dt>{t(field.label)}</dt>
          <dd className={classes.values}>
            {sides !== 'after' && 'before' in change && (
              <span className={classes.before}>
                <FieldValue value={change.before} other={change.after} field={field} related={related} />
              </span>
            )}
            {sides !== 'before' && (
              <span className={classes.after}>
                {sides === 'both' && 'before' in change && (
                  <ArrowRight className={classes.arrow} size={15} aria-label={history.became} role="img" />
                )}
                <FieldValue value={change.after} other={change.before} field={field} related={related} />
              </span>
            )}
          </dd>
          {aside?.(change.field, place)}
        </div>
      ))}
    </dl>
  )
}
