import { Fragment, useId, type ReactNode } from 'react'
import classes from './record-list.module.css'

interface RecordItemProps {
  readonly title: ReactNode
  /** Said before the title, coloured by its name: `{ name: 'failed', label: 'Échec' }`. */
  readonly state?: { readonly name?: string | undefined; readonly label: string }
  /** Right after the title. */
  readonly mark?: ReactNode
  /** Said softly beside the title. */
  readonly beside?: readonly (ReactNode | false | undefined)[]
  /** Said softly below it, a line each. */
  readonly facts?: readonly ReactNode[]
  /** Further lines. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** One thing of a list: what it is, what is known of it, and the buttons at its end. */
export function RecordItem(props: RecordItemProps) {
  const { title, state, mark, beside = [], facts = [], children, actions } = props
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.what}>
          {state && (
            <span className={classes.action} data-action={state.name}>
              {state.label}
            </span>
          )}
          <strong dir="auto">{title}</strong>
          {mark}
          {beside.map((each, at) => (
            // They never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>{each && <span className={classes.soft}>{each}</span>}</Fragment>
          ))}
        </p>
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} className={classes.soft}>
            {fact}
          </p>
        ))}
        {children}
      </div>
      {actions}
    </li>
  )
}

interface RecordGroupProps {
  readonly title: string
  readonly children: readonly ReactNode[]
}

/** Items under a small title, as those of a day; nothing where there are none. */
export function RecordGroup({ title, children }: RecordGroupProps) {
  const heading = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.day}>
        {title}
      </h2>
      <ul className={classes.card}>{children}</ul>
    </section>
  )
}
