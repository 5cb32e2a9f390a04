/** Whether a client says in `If-None-Match` that it holds what this tag stands for. */
export function isHeld(header: string | undefined, tag: string): boolean {
  const held = header?.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return held?.some((each) => each === tag || each === '*') ?? false
}
