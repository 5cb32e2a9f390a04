import type { ListenToNews } from '../../engine/face.ts'
import { readLiveState, subscribe } from './live-connection.ts'

/** News of what is changed from now on, for screens that show it at once. */
export const listenToNews: ListenToNews = (listener) => {
  let seen = readLiveState().changes
  return subscribe(() => {
    const { changes } = readLiveState()
    const fresh = changes.filter((change) => !seen.includes(change))
    seen = changes
    if (fresh.length > 0) listener(new Set(fresh.map(({ entity }) => entity)))
  })
}
