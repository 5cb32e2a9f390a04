import ChevronRight from 'lucide-react/icons/chevron-right'
import { forms } from '../../texts/fr/forms.ts'
import { Link } from '../navigation/Link.tsx'
import classes from './page.module.css'

interface BreadcrumbProps {
  readonly parent: { readonly label: string; readonly address: string }
  readonly current: string
}

/** Where a form lies, and the way back. */
export function Breadcrumb({ parent, current }: BreadcrumbProps) {
  return (
    <nav aria-label={forms.breadcrumb}>
      <ol className={classes.breadcrumb}>
        <li>
          <Link to={parent.address}>{parent.label}</Link>
          <ChevronRight className={classes.chevron} size={15} aria-hidden />
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
