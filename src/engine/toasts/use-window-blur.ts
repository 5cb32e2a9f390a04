import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('blur', onChange)
  window.addEventListener('focus', onChange)
  return () => {
    window.removeEventListener('blur', onChange)
    window.removeEventListener('focus', onChange)
  }
}

/** Whether the window has lost the focus. */
export function useWindowBlur(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hasFocus())
}
