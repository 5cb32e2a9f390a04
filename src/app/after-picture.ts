/** Ends when what the server has rendered is on the screen; at once where nobody looks. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)))
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wait)
    else wait()
  })
}
