import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollKey } from './router-context.ts'

const KEPT_AS = 'page-height'

/** Page heights by scroll key. */
const heights = new Map<string, number>()

/**
 * Restores the page's height until its rows are loaded. `ScrollRestoration`, which must render after it, scrolls once and
 * cannot scroll beyond the page's end.
 */
export function RoomForScroll() {
  const key = scrollKey(useLocation())
  useLayoutEffect(() => {
    const height = heights.get(key) ?? readKept(key)
    document.body.style.minBlockSize = height === undefined ? '' : `${height}px`
    let latest = height ?? 0
    // Measuring on `pagehide` would force another layout.
    const observer = new ResizeObserver(() => (latest = document.documentElement.scrollHeight))
    observer.observe(document.body)
    const keep = () => sessionStorage.setItem(KEPT_AS, JSON.stringify([key, latest]))
    window.addEventListener('pagehide', keep)
    return () => {
      observer.disconnect()
      window.removeEventListener('pagehide', keep)
      heights.set(key, latest)
    }
  }, [key])
  return null
}

/** The page height before a reload. */
function readKept(key: string): number | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null')
  return Array.isArray(kept) && kept[0] === key && typeof kept[1] === 'number' ? kept[1] : undefined
}
