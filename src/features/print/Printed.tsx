import { app } from '../../generated/app.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './printed.module.css'

interface PrintedProps {
  /** Called when the paper is done with, printed or not. */
  readonly onDone: () => void
  /** It is wider than high. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Prints its content instead of the screen, once its pictures are there. On the screen nothing of it is seen. */
export function Printed({ onDone, isWide = false, children }: PrintedProps) {
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
      {app.paper && <style>{`@page { size: ${app.paper} ${isWide ? 'landscape' : 'portrait'}; }`}</style>}
      {children}
    </section>,
    document.body,
  )
}

/** A picture that does not come is left out. */
async function printWithPictures(sheet: HTMLElement | null, signal: AbortSignal): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  if (!signal.aborted) print()
}
