import type { Arguments, NamedArguments } from './read-arguments.ts'
import { humanize, kebabCase, pluralize } from '../../../src/kinds/core/authoring/naming.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/** A person at a terminal. */
export interface Conversation {
  ask(question: string): Promise<string>
  tell(line: string): void
}

/** What every answer must pass at once, so that nobody types the rest in vain. */
export interface AnswerChecks {
  /** @throws Refusal */
  assertName(name: string): void
  /** @throws Refusal when the entity cannot be made of what is answered so far. */
  assertSoFar(answers: NamedArguments): Promise<void>
}

const BACK = '-'
const HOW = `Fields, one per line, as name:text:required or team_id:reference:team; an empty line ends, ${BACK} takes the last answer back.`

/** Asks for what the command line leaves open, and answers it as the command line would have said it. */
export async function askEntity(
  given: Arguments,
  person: Conversation,
  checks: AnswerChecks,
): Promise<NamedArguments> {
  const name = given.name ?? (await askName(person, checks))
  const usual = { label: pluralize(humanize(name)), path: `/${kebabCase(pluralize(name))}` }
  const label = given.label ?? ((await person.ask(`Label in the menu [${usual.label}]: `)) || usual.label)
  const named = { ...given, name, label }
  const path = given.path ?? (await askPath(person, checks, { ...named, path: usual.path }))
  person.tell(HOW)
  const whole = await askFields(person, checks, { ...named, path })
  return whole ?? askEntity(given, person, checks)
}

/** Asks again until an entity can have the name. */
export function askName(person: Conversation, { assertName }: AnswerChecks): Promise<string> {
  return askUntilRight(person, 'Name, in the singular: ', async (answer) => {
    assertName(answer)
    return answer
  })
}

/** Asks until a document describes an entity below the path; a refusal names the paths that there are. */
export function askDocumentPath(
  person: Conversation,
  { assertSoFar }: AnswerChecks,
  named: NamedArguments,
): Promise<NamedArguments> {
  const question = 'Path of its list in the document, or nothing to be told those that there are: '
  return askUntilRight(person, question, async (answer) => {
    const whole = answer === '' ? named : { ...named, path: answer }
    await assertSoFar(whole)
    return whole
  })
}

function askPath(
  person: Conversation,
  { assertSoFar }: AnswerChecks,
  usual: NamedArguments & { readonly path: string },
): Promise<string> {
  return askUntilRight(person, `Path of its screen [${usual.path}]: `, async (answer) => {
    const path = answer || usual.path
    await assertSoFar({ ...usual, path })
    return path
  })
}

/** One field more with each answer, until an empty one; null where what came before the fields is taken back. */
async function askFields(
  person: Conversation,
  checks: AnswerChecks,
  soFar: NamedArguments,
): Promise<NamedArguments | null> {
  const { field } = soFar
  const more = await askUntilRight(person, `Field ${field.length + 1}: `, async (answer) => {
    if (answer === BACK) return field.length === 0 ? null : { ...soFar, field: field.slice(0, -1) }
    const next = answer === '' ? soFar : { ...soFar, field: [...field, answer] }
    if (next.field.length === 0) throw new Refusal('an entity has one field at least: name:text:required')
    await checks.assertSoFar(next)
    return next
  })
  return more === null || more === soFar ? more : askFields(person, checks, more)
}

async function askUntilRight<Answer>(
  person: Conversation,
  question: string,
  read: (answer: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await person.ask(question)
  try {
    return await read(answer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    person.tell(error.message)
    return askUntilRight(person, question, read)
  }
}
