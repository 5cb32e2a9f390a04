import { isServed } from './reload-once.ts'

/** Milliseconds between two looks. */
const LOOK_MS = 4_000

/** Calls back once what did not answer does so again; returns how to stop waiting. */
export function whenServed(act: () => void, address?: string): () => void {
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
