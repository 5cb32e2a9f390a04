import { mayReload } from './reload-limit.ts'

/** Loads the page again where that may help, and answers whether it does; what was typed is kept by its form. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServed()) || !mayReload()) return false
  window.location.reload()
  return true
}

/** Without its server a page that is loaded again is lost. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
