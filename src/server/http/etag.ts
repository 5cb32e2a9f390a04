/** Whether a client says in `If-None-Match` that it holds what this tag stands for; there a weak tag is as good as a strong one. */
export function isHeld(header: string | undefined, tag: string): boolean {
  const held = header?.split(',').map((each) => withoutWeak(each.trim())) ?? []
  return held.includes(withoutWeak(tag))
}

function withoutWeak(tag: string): string {
  return tag.replace(/^W\//, '')
}
