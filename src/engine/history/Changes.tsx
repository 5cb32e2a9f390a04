import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Resource } from '../../api/resource.ts'
import type { FieldChange } from '../../calls/history.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { history } from '#texts/history.ts'
import { t } from '../../texts/locale.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import classes from './history.module.css'

interface ChangesProps {
  readonly entry: { readonly action: string; readonly changes: readonly FieldChange[] }
  readonly fields: Fields
  readonly related: Resource['related']
}

/** The changes of fields that still exist. */
export function Changes({ entry, fields, related }: ChangesProps) {
  const known = entry.changes.flatMap((change) => {
    const field = fields[change.field]
    return field && !field.hidden ? [{ change, field }] : []
  })
  // A restored record is as it was before its deletion.
  if (entry.action === 'restored') return null
  if (known.length === 0) return <p className={classes.none}>{history.nothingShown}</p>
  return (
    <dl className={classes.changes}>
      {known.map(({ change, field }) => (
        <div key={change.field} className={classes.change}>
          <dt>{t(field.label)}</dt>
          <dd>
            {hasBefore(entry.action, change) && (
              <>
                <span className={classes.before}>
                  <FieldValue value={change.before} other={change.after} field={field} related={related} />
                </span>
                <ArrowRight className={classes.arrow} size={15} aria-label={history.became} role="img" />
              </>
            )}
            <FieldValue value={change.after} other={change.before} field={field} related={related} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A creation has no former values, and a password never shows any. */
function hasBefore(action: string, change: FieldChange): boolean {
  return action !== 'created' && 'before' in change
}
