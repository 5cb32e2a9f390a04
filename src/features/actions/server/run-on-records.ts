import type { ActionContext } from '../../../behaviour/actions.ts'
import type { ActionResult } from '../calls.ts'
import { actionAnswers } from '#features/actions/texts.ts'
import { attempt } from '../../../server/records/attempt.ts'

interface Asked extends Pick<ActionContext, 'signal' | 'progress'> {
  readonly ids: readonly number[]
}

type RunOn = (id: number) => Promise<Readonly<Record<string, unknown>>>

/** What one record is refused for keeps the action from no other. */
export async function runOneByOne(
  { ids, signal, progress }: Asked,
  runOn: RunOn,
): Promise<readonly ActionResult[]> {
  const results: ActionResult[] = []
  for (const id of ids) {
    if (signal.aborted) break
    results.push(await attempt(id, () => runOn(id)))
    progress(results.length, ids.length)
  }
  return results
}

/** Undoes a transaction that had to go on until its last record was asked. */
class Undone extends Error {}

/** A refusal of one record undoes what was done with the others. @param inOne runs what it is given in one transaction, with what runs the action on a record in it. */
export async function runAllTogether(
  asked: Asked,
  inOne: (work: (runOn: RunOn) => Promise<void>) => Promise<void>,
): Promise<readonly ActionResult[]> {
  let results: readonly ActionResult[] = []
  try {
    await inOne(async (runOn) => {
      results = await runOneByOne(asked, runOn)
      if (asked.signal.aborted || results.some(({ done }) => !done)) throw new Undone()
    })
    return results
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    if (asked.signal.aborted) return []
    return results.map((each) =>
      each.done ? { id: each.id, done: false, messages: [actionAnswers.undone] } : each,
    )
  }
}
