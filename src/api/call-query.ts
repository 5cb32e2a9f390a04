import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Call, SentTo } from '../calls/call.ts'
import { request, type Sent } from './request.ts'

/**
 * What a call answers, as a query. Its key is the path, part by part, and what is sent with it:
 * `invalidateQueries(callQuery(listApiKeysCall, {}))` asks again for what lies below that path, too.
 */
export function callQuery<C extends Call, Answer>(
  to: C & { readonly answer: z.ZodMiniType<Answer> },
  sent: SentTo<C> & Pick<Sent, 'params' | 'query'>,
) {
  return queryOptions({
    queryKey: [...to.path.slice(1).split('/'), ...Object.values(sent)],
    queryFn: ({ signal }) => request(to, { ...sent, signal }),
  })
}
