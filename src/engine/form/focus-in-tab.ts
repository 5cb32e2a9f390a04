/** Focuses a control. What stands behind a tab that is not open is seen only when the tab is. */
export function focusInTab(control: HTMLElement): void {
  const panel = control.closest('[role="tabpanel"]')
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
  if (tab?.getAttribute('aria-selected') !== 'false') return control.focus()
  tab.click()
  requestAnimationFrame(() => control.focus())
}
