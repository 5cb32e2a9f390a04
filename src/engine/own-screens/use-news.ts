import { useEffect, useEffectEvent } from 'react'
import { useFeatures } from '../slots.tsx'

/** Hears while it is mounted that others have changed records of an entity, where the backend tells of it. */
export function useNews(entities: readonly string[], isTold: boolean, onNews: () => void): void {
  const features = useFeatures()
  const hear = useEffectEvent((changed: ReadonlySet<string>) => {
    if (entities.some((name) => changed.has(name))) onNews()
  })
  useEffect(() => {
    if (!isTold) return
    let isOver = false
    const ends: (() => void)[] = []
    for (const { news } of features)
      news?.().then(
        ({ listenToNews }) => !isOver && ends.push(listenToNews((changed) => hear(changed))),
        // A screen works without its news.
        () => undefined,
      )
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [features, isTold])
}
