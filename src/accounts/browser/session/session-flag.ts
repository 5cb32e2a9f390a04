const KEY = 'isLoggedIn'

/** Whether the stored flag says that somebody is logged in: its text equals `true`. */
export function readSessionFlag(): boolean {
  return localStorage.getItem(KEY) === 'true'
}

export function setSessionFlag(): void {
  localStorage.setItem(KEY, 'true')
}

export function removeSessionFlag(): void {
  localStorage.removeItem(KEY)
}

/** Subscribes to logins and logouts in other tabs; returns how to unsubscribe. */
export function onSessionFlagChange(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
