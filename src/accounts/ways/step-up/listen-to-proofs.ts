import { BASE_PATH } from '../../../api/addresses.ts'

const CHANNEL = `${BASE_PATH}tribune-proof`

/** Calls back when another tab of the same session has shown who it is. @returns how to end it. */
export function listenToProofs(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

export function tellProved(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // A channel, as opposed to a window, is of one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(null)
  channel.close()
}
