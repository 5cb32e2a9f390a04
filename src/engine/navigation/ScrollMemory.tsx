import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsRendered } from '../loading/use-is-rendered.ts'
import { useNavigation } from './navigation-context.ts'

const KEPT_AS = 'scroll'

const offsets = new Map<string, number>()

/** A new place starts at its top; Back, Forward and a reload return to where one had scrolled to. */
export function ScrollMemory() {
  const { listen } = useNavigation()
  const { key, hash } = useLocation()

  useEffect(() => listen((_next, former) => offsets.set(former.key, window.scrollY)), [listen])

  useEffect(() => {
    let offset = window.scrollY
    // To ask for it while the page goes away would have all of it laid out once more.
    const note = () => (offset = window.scrollY)
    const keep = () => {
      sessionStorage.setItem(KEPT_AS, JSON.stringify({ key, offset }))
      // What the server renders is there before this.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [key])

  const isRendered = useIsRendered()
  const findPlace = useEffectEvent(() => {
    // In what the server sent the browser has found the place, and somebody may have scrolled on before the code came.
    if (isRendered) return
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    const offset = offsets.get(key) ?? readKept(key)
    // What stood so far below may still be on its way.
    document.body.style.minBlockSize = offset ? `${offset + window.innerHeight}px` : ''
    if (offset === undefined && target) target.scrollIntoView()
    else window.scrollTo(0, offset ?? 0)
  })
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    findPlace()
  }, [key, hash])

  return null
}

/** Where the page was when it was left for a reload. */
function readKept(key: string): number | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null')
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('offset' in kept)) return undefined
  return kept.key === key && typeof kept.offset === 'number' ? kept.offset : undefined
}
