const KEY = 'isLoggedIn'

/** Whether this browser was left logged in: the stored text equals `true`. */
export function readSessionFlag(): boolean {
  return localStorage.getItem(KEY) === 'true'
}

export function setSessionFlag(): void {
  localStorage.setItem(KEY, 'true')
}

export function removeSessionFlag(): void {
  localStorage.removeItem(KEY)
}

/** Calls back when another tab logs in or out; returns how to stop. */
export function onSessionFlagChange(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
