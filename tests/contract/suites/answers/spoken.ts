import { actionAnswers as arActions } from '../../../../src/features/actions/texts/ar.ts'
import { actionAnswers as enActions } from '../../../../src/features/actions/texts/en.ts'
import { actionAnswers } from '../../../../src/features/actions/texts/fr.ts'
import { bulkAnswers as arBulk } from '../../../../src/features/bulk/texts/ar.ts'
import { bulkAnswers as enBulk } from '../../../../src/features/bulk/texts/en.ts'
import { bulkAnswers } from '../../../../src/features/bulk/texts/fr.ts'
import { exportAnswers as arExport } from '../../../../src/features/export/texts/ar.ts'
import { exportAnswers as enExport } from '../../../../src/features/export/texts/en.ts'
import { exportAnswers } from '../../../../src/features/export/texts/fr.ts'
import { imports as arImports } from '../../../../src/features/import/texts/ar.ts'
import { imports as enImports } from '../../../../src/features/import/texts/en.ts'
import { imports } from '../../../../src/features/import/texts/fr.ts'
import { viewAnswers as arViews } from '../../../../src/features/views/texts/ar.ts'
import { viewAnswers as enViews } from '../../../../src/features/views/texts/en.ts'
import { viewAnswers } from '../../../../src/features/views/texts/fr.ts'
import type { Language } from '../../../../src/schema/values/text.ts'
import { answers as arAnswers, parameters as arParameters } from '../../../../src/texts/ar/server.ts'
import { rules as arRules } from '../../../../src/texts/ar/rules.ts'
import { sheets as arSheets } from '../../../../src/texts/ar/import.ts'
import { answers as enAnswers, parameters as enParameters } from '../../../../src/texts/en/server.ts'
import { rules as enRules } from '../../../../src/texts/en/rules.ts'
import { sheets as enSheets } from '../../../../src/texts/en/import.ts'
import { answers, parameters } from '../../../../src/texts/fr/server.ts'
import { rules } from '../../../../src/texts/fr/rules.ts'
import { sheets } from '../../../../src/texts/fr/import.ts'
import { createClient, type HttpClient, type Reply } from '../../harness/http-client.ts'
import type { TestServer } from '../../harness/test-server.ts'

const french = {
  answers,
  rules,
  parameters,
  sheets,
  imports,
  actionAnswers,
  bulkAnswers,
  exportAnswers,
  viewAnswers,
}
export type Words = typeof french

/** All that the server says, in each language. */
export const words: Readonly<Record<Language, Words>> = {
  fr: french,
  ar: {
    answers: arAnswers,
    rules: arRules,
    parameters: arParameters,
    sheets: arSheets,
    imports: arImports,
    actionAnswers: arActions,
    bulkAnswers: arBulk,
    exportAnswers: arExport,
    viewAnswers: arViews,
  },
  en: {
    answers: enAnswers,
    rules: enRules,
    parameters: enParameters,
    sheets: enSheets,
    imports: enImports,
    actionAnswers: enActions,
    bulkAnswers: enBulk,
    exportAnswers: enExport,
    viewAnswers: enViews,
  },
}

/** Somebody who is spoken to in one language. */
export interface Speaker {
  readonly language: Language
  readonly server: TestServer
  /** The super-administrator. */
  readonly admin: HttpClient
  /** Another administrator. */
  readonly other: HttpClient
  readonly otherId: number
  /** Nobody who is logged in. */
  stranger(): HttpClient
}

/** A client of the same person who has chosen a language. */
export function speaking(client: HttpClient, language: Language): HttpClient {
  const own = createClient(client.url)
  own.cookie = [client.cookie, `tribune_language=${language}`].filter((each) => each !== '').join('; ')
  return own
}

/** An answer that a request brings about. */
export interface AnswerCase {
  ask(speaker: Speaker): Promise<Reply | Response | readonly string[]>
  /** What is said then, by the words of the language; without it the word itself. */
  says?(words: Words, language: Language): string
}

/** An answer by its code, or why no request of a test brings it about. */
export type AnswerCases<Code extends PropertyKey> = Readonly<Record<Code, AnswerCase | string>>

/** Every text of an answer, however deep; each line of one that goes on. */
export async function textsOf(reply: Reply | Response | readonly string[]): Promise<readonly string[]> {
  if ('body' in reply && !(reply instanceof Response)) return textsIn(reply.body)
  if (!(reply instanceof Response)) return reply
  const lines = (await reply.text()).trim().split('\n')
  return lines.flatMap((line) => textsIn(JSON.parse(line)))
}

export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
