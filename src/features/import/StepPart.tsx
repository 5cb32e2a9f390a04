import { useEffect, useRef, type ReactNode } from 'react'
import classes from './import.module.css'

interface StepPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A step that one has come to: the keyboard goes on from its heading. */
export function StepPart({ title, children }: StepPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.part}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
