import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import classes from './home.module.css'

interface WidgetCardProps {
  readonly label: Text
  /** Where all of it stands, and what the way there is called. */
  readonly more?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

/** A headed card of the dashboard. */
export function WidgetCard({ label, more, children }: WidgetCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 className={classes.title} id={id} dir="auto">
          {t(label)}
        </h2>
        {more && (
          <Link className={classes.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
