import { useEffect, useState } from 'react'
import { isFirstScreen } from '../../api/preloaded-responses.ts'
import { isServed } from './stale-chunks.ts'

// Milliseconds to wait in browsers without `requestIdleCallback`.
const GUESS = 500

/** Runs a callback when the browser is idle; returns how to cancel it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, GUESS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** Whether the connection is slow or metered; then nothing is prefetched. */
export function isSparing(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g'
  return isSaving || isSlow
}

// Milliseconds; shorter waits show no skeleton.
const PATIENCE = 200

/** True once the value has been true for a moment. */
export function useDelayed(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isTrue) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isTrue])
  return isTrue && isLong
}

/** Milliseconds; whatever takes longer comes after the frame. */
const PATIENCE_MS = 200

/**
 * What a loader waits for: on the first screen, which is then drawn in one go, what the page has asked for already; nothing
 * on any other, as the code is there before its data.
 */
export async function awaitPreloaded(reads: Promise<unknown>): Promise<null> {
  if (isFirstScreen()) await Promise.race([reads, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return null
}

/** Milliseconds between two looks. */
const LOOK_MS = 4_000

/** Calls back once what did not answer does so again; returns how to stop waiting. */
export function pollUntilOnline(act: () => void, address?: string): () => void {
  const look = async () => {
    if (document.hidden || !(await isServed(address)) || isOver) return
    stop()
    act()
  }
  let isOver = false
  const timer = setInterval(look, LOOK_MS)
  window.addEventListener('online', look)
  function stop() {
    isOver = true
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
  return stop
}

/** True once the browser has been idle: for what may wait until the screen is there. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}

/**
 * Preloads code that would be missing after a deployment or a lost connection. A failed preload is tried again when the
 * code is needed.
 */
export function useEarlyCode(load: () => Promise<unknown>, isLikely = true): void {
  useEffect(() => {
    if (!isLikely) return
    return whenIdle(() => void load().catch(() => undefined))
  }, [load, isLikely])
}
