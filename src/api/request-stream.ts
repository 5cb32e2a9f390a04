import type { Call, SentTo } from '../calls/call.ts'
import { callForStream } from './call.ts'
import { endpointOf, optionsOf, type Sent } from './request.ts'

/** Makes a call whose answer is a file or a stream. @throws like `request`. */
export function requestStream<C extends Call & { readonly media: readonly string[] }>(
  to: C,
  sent: SentTo<C> & Sent,
): Promise<Response> {
  return callForStream(endpointOf(to, sent), optionsOf(sent))
}
