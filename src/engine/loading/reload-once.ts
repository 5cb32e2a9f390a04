import { mayReload } from './reload-limit.ts'

/** Reloads the page when that may help, and returns whether it does; drafts keep unsaved input. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServed()) || !mayReload()) return false
  window.location.reload()
  return true
}

/** While the server is away a reload would lose the page. */
export async function isServed(address = window.location.href): Promise<boolean> {
  try {
    // Another origin tells nothing but that it is there.
    const { ok, type } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      mode: 'no-cors',
      credentials: 'include',
    })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}
