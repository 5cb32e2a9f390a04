import type { ReactNode } from 'react'
import { toneStyle, type Colour } from '../../../schema/values/colour.ts'
import classes from './badge.module.css'

declare module 'react' {
  interface CSSProperties {
    readonly [variable: `--${string}`]: string
  }
}

interface BadgeProps {
  /** Grey without one. */
  readonly colour: Colour | undefined
  readonly children: ReactNode
}

/** One of a few words, which its colour tells from the others at a glance. */
export function Badge({ colour, children }: BadgeProps) {
  return (
    <bdi className={classes.badge} data-tone={colour} style={toneStyle(colour)}>
      {children}
    </bdi>
  )
}
