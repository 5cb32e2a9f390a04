import type { AnsweringEndpoint } from './endpoint.ts'

type Place = Pick<AnsweringEndpoint, 'answer'>

/** What a body carries at an endpoint's place: under its key, deeper, or as the whole of it. */
export function readAnswerPart({ answer }: Place, body: unknown): unknown {
  return stepsOf(answer).reduce<unknown>(
    (part, step) => (hasKeys(part) && Object.hasOwn(part, step) ? part[step] : undefined),
    body,
  )
}

/** The body that carries something at an endpoint's place; `beside` stands in the envelope, where there is one. */
export function buildAnswerBody(
  { answer }: Place,
  part: unknown,
  beside: Readonly<Record<string, unknown>>,
): unknown {
  const steps = stepsOf(answer)
  if (steps.length === 0) return part
  return { ...beside, ...nest(steps, part) }
}

/** `{ data: { pets: part } }` of the steps `data` and `pets`. */
function nest([step = '', ...rest]: readonly string[], part: unknown): Readonly<Record<string, unknown>> {
  return { [step]: rest.length === 0 ? part : nest(rest, part) }
}

function stepsOf(answer: string | null): readonly string[] {
  return answer === null ? [] : answer.split('.')
}

/** Whether there is something under keys. */
export function hasKeys(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
