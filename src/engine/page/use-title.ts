import { useEffect } from 'react'
import { screens } from '../../texts/fr/screens.ts'

/** Names the browser's tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
}

/** What the browser's tab is called that shows a screen of this title. */
export function tabTitle(title: string): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} · ${screens.product.name}`
}
