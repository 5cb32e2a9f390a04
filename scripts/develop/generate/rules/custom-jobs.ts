import { Node } from 'ts-morph'
import { parseEvery } from '../../../../src/behaviour/every.ts'
import { literalOf } from '../loading/custom-endpoints.ts'

/** Jobs that would keep the backend from starting. Intervals that are not written down here are seen by the start alone. */
export function checkIntervals(jobs: Node | undefined) {
  if (!Node.isObjectLiteralExpression(jobs)) return []
  return jobs.getProperties().flatMap((property) => {
    const job = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const every = Node.isObjectLiteralExpression(job) ? literalOf(job, 'every') : undefined
    if (!every || parseEvery(every.getLiteralValue())) return []
    const message = `there is no interval "${every.getLiteralValue()}"; expected a whole number of minutes, hours or days, a year at most: '1 day'`
    return [{ node: every, message }]
  })
}
