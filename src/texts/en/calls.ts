import type { calls as french } from '../fr/calls.ts'
import { words } from '../words.ts'

/** What is said of a call that brought no usable answer. */
export const calls = words('calls', {
  sessionOver: 'Your session has ended. Please sign in again.',
  unreachable: 'The server is not responding. Check your connection and try again.',
  unreadable: (method: string, path: string, status: number) =>
    `Unexpected response from the server (${method} ${path}, ${status}).`,
  unknown: 'Something unexpected went wrong.',
} satisfies typeof french)
