import { useDirection } from '@mantine/core'
import { app } from '../../generated/app.ts'
import { currentLocale, timeZone } from '../../texts/locale.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './printed.module.css'

interface PrintedProps {
  readonly title: string
  /** What is said of it below the title, before the day. */
  readonly about: readonly ReactNode[]
  /** Called when the paper is done with, printed or not. */
  readonly onDone: () => void
  /** It is wider than high. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Prints its content instead of the screen, once its pictures are there. On the screen nothing of it is seen. */
export function Printed({ title, about, onDone, isWide = false, children }: PrintedProps) {
  const { dir } = useDirection()
  const sheet = useRef<HTMLElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    const left = new AbortController()
    addEventListener('afterprint', () => done.current(), { signal: left.signal })
    void printWithPictures(sheet.current, left.signal)
    return () => left.abort()
  }, [])
  return createPortal(
    <section ref={sheet} className={classes.printed} aria-hidden>
      <style>{pageRule(isWide, dir === 'rtl' ? 'left' : 'right')}</style>
      <h1 dir="auto">{title}</h1>
      <p className={classes.about}>
        {[...about, today()].map((each, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <span key={place}>{each}</span>
        ))}
      </p>
      {children}
    </section>,
    document.body,
  )
}

/** The paper, and the number of each page at the end of its foot. */
function pageRule(isWide: boolean, end: 'left' | 'right'): string {
  const size = app.paper ? `size: ${app.paper} ${isWide ? 'landscape' : 'portrait'};` : ''
  return `@page { ${size} margin: 12mm 12mm 16mm; @bottom-${end} { content: counter(page) ' / ' counter(pages); font-size: 8pt; } }`
}

function today(): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone }).format(new Date())
}

/** A picture that does not come is left out. */
async function printWithPictures(sheet: HTMLElement | null, signal: AbortSignal): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  // What a field of another entity is called in a filter is there a moment later.
  const words = new Promise((resolve) => setTimeout(resolve, 100))
  await Promise.allSettled([words, ...pictures.map((picture) => picture.decode())])
  if (!signal.aborted) print()
}
