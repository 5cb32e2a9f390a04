import type { ReactNode } from 'react'
import listClasses from '../../../ui/record-list.module.css'
import classes from './security.module.css'

interface SecurityPartProps {
  readonly title: string
  /** Of the title, which takes the focus of what is gone below it. */
  readonly headingId: string
  readonly hint?: string | undefined
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One part of the screen of what keeps one's own account safe, alike for each feature. */
export function SecurityPart({ title, headingId, hint, action, children }: SecurityPartProps) {
  return (
    <section aria-labelledby={headingId}>
      <header className={classes.head}>
        <h2 id={headingId} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {hint !== undefined && <p className={listClasses.hint}>{hint}</p>}
      {children}
    </section>
  )
}
