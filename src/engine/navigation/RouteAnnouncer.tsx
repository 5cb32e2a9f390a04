import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusScreen } from '../focus/focus-screen.ts'

interface Announcement {
  readonly pathname: string
  readonly title: string
  /** The focused title is read aloud already. */
  readonly isRead: boolean
}

/**
 * Announces the title of each new screen to screen readers, and moves the focus. Browsers announce the first screen
 * themselves.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const former = useRef(pathname)
  const [announcement, setAnnouncement] = useState<Announcement>()
  useEffect(() => {
    const title = document.querySelector('h1')
    if (former.current === pathname || !title) return undefined
    const stop = focusScreen(title, { from: former.current, to: pathname })
    former.current = pathname
    const isRead = document.activeElement === title
    setAnnouncement({ pathname, title: title.textContent, isRead })
    return stop
  }, [pathname])
  return (
    <p className="visually-hidden" role="status" aria-live={announcement?.isRead ? 'off' : 'polite'}>
      {/* Two records have forms of one title: the second is announced too. */}
      <span key={announcement?.pathname}>{announcement?.title}</span>
    </p>
  )
}
