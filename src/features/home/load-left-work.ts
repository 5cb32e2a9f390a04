import type { Feature, LeftWork } from '../../engine/slots.tsx'
import type { RecordId } from '../../schema/record-id.ts'

export type ReadLeftWork = (account: RecordId) => readonly LeftWork[]

/** Loads what tells what somebody has left; a feature whose code does not come tells nothing. */
export async function loadLeftWork(features: readonly Feature[]): Promise<ReadLeftWork> {
  const all = await Promise.all(features.map(({ leftWork }) => leftWork?.().catch(() => undefined)))
  return (account) => all.flatMap((each) => each?.leftWork(account) ?? [])
}
