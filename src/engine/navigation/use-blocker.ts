import { useEffect, useState } from 'react'
import type { Blocker } from './history.ts'
import { useNavigation } from './navigation-context.ts'

interface Blocked {
  stay(): void
  leave(): void
}

/** Stops whoever wants to leave; null while nobody does. */
export function useBlocker(blocks: Blocker['blocks']): Blocked | null {
  const { block } = useNavigation()
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  useEffect(
    () =>
      block({
        blocks,
        ask: (leave) =>
          setBlocked({
            stay: () => setBlocked(null),
            leave() {
              setBlocked(null)
              leave()
            },
          }),
      }),
    [block, blocks],
  )
  return blocked
}
