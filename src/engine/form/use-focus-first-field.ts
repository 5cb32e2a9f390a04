import { useEffect, type RefObject } from 'react'

const FIRST = ':is(input:not([type=file], [type=hidden]), textarea, select):not(:disabled)'

/**
 * Focuses the first field once, unless something outside the screen, or in the dialog around it, has the focus. Not on touch screens, where the
 * keyboard would cover half of the form.
 */
export function useFocusFirstField(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.matches('h1, [role="dialog"]')
    if (!isWanted || !isFree || matchMedia('(pointer: coarse)').matches) return
    form.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true })
    // Only on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
