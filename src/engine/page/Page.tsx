import { useId, type ReactNode } from 'react'
import classes from './page.module.css'

interface PageProps {
  readonly title: string
  /** Beside the title: the name of the record. */
  readonly subject?: string | undefined
  /** Above the title. */
  readonly breadcrumb?: ReactNode
  /** Beside the title. */
  readonly action?: ReactNode
  /** Uses a narrow column, as forms do. */
  readonly isNarrow?: boolean
  /** Tables use all the room there is. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The layout of a screen: title and content. */
export function Page({ title, subject, breadcrumb, action, isNarrow, isWide, children }: PageProps) {
  const id = useId()
  return (
    <div className={classes.page} data-narrow={isNarrow || undefined} data-wide={isWide || undefined}>
      {breadcrumb}
      <header className={classes.header}>
        <div className={classes.titles}>
          <h1 className={classes.title} tabIndex={-1} dir="auto" aria-describedby={subject && id}>
            {title}
          </h1>
          {subject && (
            <p className={classes.subject} id={id}>
              <span aria-hidden>·</span> <bdi>{subject}</bdi>
            </p>
          )}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
