/** Makes an editor as wide as what is typed into it, over its neighbours but not beyond the list. */
export function fitEditor(editor: HTMLElement): void {
  const input = editor.querySelector('input')
  const list = editor.closest('table')?.parentElement
  if (!input || !list) return
  const missing = input.scrollWidth - input.clientWidth
  if (missing > 0) editor.style.setProperty('--editor-size', `${editor.offsetWidth + missing}px`)
  editor.style.removeProperty('--editor-shift')
  const [box, room] = [editor.getBoundingClientRect(), list.getBoundingClientRect()]
  const beyond = getComputedStyle(editor).direction === 'rtl' ? room.left - box.left : box.right - room.right
  if (beyond > 0) editor.style.setProperty('--editor-shift', `${-Math.ceil(beyond)}px`)
}
