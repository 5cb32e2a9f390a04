import { mayReload } from './reload-limit.ts'

/** Reloads the page when that may help, and returns whether it does; drafts keep unsaved input. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServed()) || !mayReload()) return false
  window.location.reload()
  return true
}

/** While the server is away a reload would lose the page. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
