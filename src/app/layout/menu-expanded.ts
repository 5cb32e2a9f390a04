const KEY = 'isMenuExpanded'

/** Whether the side menu shows its labels; remembered in this browser. */
export function readMenuExpanded(): boolean {
  return localStorage.getItem(KEY) !== 'false'
}

export function keepMenuExpanded(isExpanded: boolean): void {
  localStorage.setItem(KEY, String(isExpanded))
}
