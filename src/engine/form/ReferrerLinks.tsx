import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import { referringList } from '../navigation/referring-list.ts'
import classes from './form.module.css'
import type { RecordId } from '../../schema/values/record-id.ts'

interface ReferrersProps {
  readonly referrers: Resource['referrers']
  readonly id: RecordId
}

/** Links to the records of other lists that refer to this one. */
export function ReferrerLinks({ referrers, id }: ReferrersProps) {
  if (referrers.length === 0) return null
  return (
    <nav className={classes.referrers} aria-label={forms.referrers}>
      <ul>
        {referrers.map((referrer) => (
          <li key={`${referrer.path} ${referrer.field}`}>
            <Link to={referringList(referrer, id)}>
              {[referrer.title, referrer.label].flatMap((text) => (text ? t(text) : [])).join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
