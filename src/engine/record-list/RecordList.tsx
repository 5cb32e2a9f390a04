import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { Problem } from '../loading/Problem.tsx'
import classes from '../../ui/record-list.module.css'

interface RecordSectionProps {
  readonly title: string
  /** Takes the focus of what is gone below it. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly hint?: string | undefined
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen: what it is called, what it is for, and what can be done there. */
export function RecordSection({ title, heading, hint, action, children }: RecordSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className={classes.head}>
        <h2 ref={heading} id={id} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}

interface RecordListProps<Item> extends Omit<RecordSectionProps, 'heading' | 'action' | 'children'> {
  /** Beside the title, given what puts the focus there. */
  readonly renderAction?: (focusTitle: () => void) => ReactNode
  readonly asked: {
    readonly data: readonly Item[] | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** Says that they could not be loaded. */
  readonly failed: string
  /** Stands where there are none. */
  readonly none?: string
  /** Above the items. */
  readonly children?: ReactNode
  /** One of them, given what puts the focus on the title once a pressed button has gone with its item. */
  readonly renderItem: (item: Item, focusTitle: () => void) => ReactNode
}

/** Things of an account or of the program, each with what can be done about it. */
export function RecordList<Item>({
  asked,
  failed,
  none,
  renderItem,
  renderAction,
  children,
  ...section
}: RecordListProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => heading.current?.focus()
  const { data, error, refetch } = asked
  return (
    <RecordSection {...section} heading={heading} action={renderAction?.(focusTitle)}>
      {children}
      {error !== null && <Problem title={failed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && none !== undefined && <p className={classes.hint}>{none}</p>}
      {data && data.length > 0 && (
        <ul className={classes.card}>{data.map((each) => renderItem(each, focusTitle))}</ul>
      )}
    </RecordSection>
  )
}
