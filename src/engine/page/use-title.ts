import { useEffect } from 'react'
import { app } from '../../generated/app.ts'

/** Sets the document title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.charAt(0).toUpperCase()}${title.slice(1)} · ${app.name}`
  }, [title])
}
