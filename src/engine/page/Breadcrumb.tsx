import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { forms } from '#texts/form.ts'
import classes from './page.module.css'

interface BreadcrumbProps {
  readonly parent: { readonly label: string; readonly address: string }
  readonly current: string
}

/** The breadcrumb of a form, with the link back to its list. */
export function Breadcrumb({ parent, current }: BreadcrumbProps) {
  return (
    <nav aria-label={forms.breadcrumb}>
      <ol className={classes.breadcrumb}>
        <li>
          <Link to={parent.address}>{parent.label}</Link>
          <ChevronRight size={15} aria-hidden />
        </li>
        <li aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  )
}
