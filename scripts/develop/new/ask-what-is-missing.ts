import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { askDocumentPath, askEntity, askName, type AnswerChecks, type Conversation } from './ask-entity.ts'
import { askTexts, repeatTexts, type Translations, type Untranslated } from './ask-texts.ts'
import type { Arguments, NamedArguments } from './read-arguments.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/**
 * The arguments with everything they need, asked for in a terminal.
 * @throws Refusal that says what is missing where there is none.
 */
export async function askWhatIsMissing(given: Arguments, checks: AnswerChecks): Promise<NamedArguments> {
  const { name, field, from, openapi, path } = given
  const hasFields = field.length > 0 || from !== undefined || openapi !== undefined
  const lacksPath = openapi !== undefined && path === undefined && stdin.isTTY
  if (name !== undefined && hasFields && !lacksPath) return { ...given, name }
  if (!stdin.isTTY) throw missing(name, hasFields)
  return converse(async (person) => {
    if (!hasFields) return askEntity(given, person, checks)
    const named = { ...given, name: name ?? (await askName(person, checks)) }
    return lacksPath ? askDocumentPath(person, checks, named) : named
  })
}

/** The texts in the program's other languages: asked for in a terminal, else as far as they are known. */
export async function translateTexts(untranslated: Untranslated): Promise<Translations> {
  const isAsked = stdin.isTTY && (untranslated.spoken.languages ?? []).length > 1
  if (!isAsked) return repeatTexts(untranslated)
  return converse((person) => askTexts(untranslated, person))
}

async function converse<Answer>(talk: (person: Conversation) => Promise<Answer>): Promise<Answer> {
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return await talk({
      ask: async (question) => (await terminal.question(question)).trim(),
      tell: (line) => console.log(line),
    })
  } finally {
    terminal.close()
  }
}

function missing(name: string | undefined, hasFields: boolean): Refusal {
  const parts = [...(name === undefined ? ['a name'] : []), ...(hasFields ? [] : ['a field'])]
  const example = `npm run new -- ${name ?? 'sponsor'} --field name:text:required`
  return new Refusal(`missing: ${parts.join(' and ')}; write ${example}, or see npm run new -- --help`, 2)
}
