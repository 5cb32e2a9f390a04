import type { CSSProperties } from 'react'
import type { Colour } from '../schema/values/colour.ts'

declare module 'react' {
  interface CSSProperties {
    // What a stylesheet reads.
    readonly [variable: `--${string}`]: string | undefined
  }
}

/** The colour of a config, for the stylesheet of what has it to mix it from. */
export function toneStyle(colour: Colour | undefined): CSSProperties | undefined {
  return colour === undefined ? undefined : { '--tone': `var(--mantine-color-${colour}-7)` }
}
