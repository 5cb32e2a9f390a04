const AWAITED = '[role="combobox"][aria-busy="true"]'

/**
 * Waits for every choice that was typed and left before its options were there: a form that is sent earlier would be sent
 * without it. @returns whether the form is still there
 */
export async function awaitChoices(form: HTMLFormElement): Promise<boolean> {
  leaveSelect(form)
  // React draws what leaving changes before this goes on.
  await Promise.resolve()
  const isAwaited = () => form.isConnected && form.querySelector(AWAITED) !== null
  if (!isAwaited()) return form.isConnected
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isAwaited()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
  return form.isConnected
}

/** What is sent by a key is chosen as if the select had been left. */
function leaveSelect(form: HTMLFormElement): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement) || activeElement.role !== 'combobox') return
  if (!form.contains(activeElement)) return
  activeElement.blur()
  activeElement.focus({ preventScroll: true })
}
