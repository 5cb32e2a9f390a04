import type { ReactNode } from 'react'
import classes from './page.module.css'

interface PageProps {
  readonly title: string
  /** Stands above the title. */
  readonly breadcrumb?: ReactNode
  /** Stands beside the title. */
  readonly action?: ReactNode
  /** Forms read better in a narrow column. */
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

/** The frame of a screen: its title and its content. */
export function Page({ title, breadcrumb, action, isNarrow, children }: PageProps) {
  return (
    <div className={classes.page} data-narrow={isNarrow || undefined}>
      {breadcrumb}
      <header className={classes.header}>
        <h1 className={classes.title} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {action}
      </header>
      {children}
    </div>
  )
}
