import { useEffect } from 'react'
import { screens } from '../../texts/fr/screens.ts'

/** Names the browser's tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.charAt(0).toUpperCase()}${title.slice(1)} · ${screens.product.name}`
  }, [title])
}
