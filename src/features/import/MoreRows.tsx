import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { imports } from '#features/import/texts.ts'

const PAGE = 20

interface MoreRowsProps<T> {
  readonly all: readonly T[]
  readonly children: (shown: readonly T[]) => ReactNode
}

/** A table that grows with its page, twenty rows at a time. */
export function MoreRows<T>({ all, children }: MoreRowsProps<T>) {
  const [most, setMost] = useState(PAGE)
  const left = all.length - most
  return (
    <>
      {children(all.slice(0, most))}
      {left > 0 && (
        <Button variant="default" size="sm" onClick={() => setMost(most + PAGE)}>
          {imports.nextRows(Math.min(PAGE, left), left)}
        </Button>
      )}
    </>
  )
}
