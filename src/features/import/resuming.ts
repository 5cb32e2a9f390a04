/** What a way to the screen of an import carries, if what was left is to go on at once. */
export const RESUMING = { resumesImport: true } as const

export function asksToResume(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumesImport' in state
}
