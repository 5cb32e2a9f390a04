/** Loads the program anew: nothing of what was read may reach whom it is now seen as. */
export function beginAnew(path: string): void {
  window.location.assign(path)
}
