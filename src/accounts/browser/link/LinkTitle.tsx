import { useEffect, useRef } from 'react'
import { useTitle } from '../../../engine/page/use-title.ts'
import classes from './link.module.css'

/** The heading of what the page says now: it takes the focus, so that a screen reader reads on from here. */
export function LinkTitle({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <h1 ref={heading} className={classes.title} tabIndex={-1}>
      {title}
    </h1>
  )
}
