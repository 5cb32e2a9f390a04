import { expect } from 'vitest'
import type { Values } from '../../harness/http-client.ts'
import { create, unique } from '../../harness/samples.ts'
import { said } from './program.ts'
import type { AnswerCase, Speaker, Words } from './spoken.ts'

export const makeBook = ({ admin }: Speaker, values: Values = {}) =>
  create(admin, '/api/book/create', { title: 'un', ...values })

/** A request whose answer is the word itself. */
export const asked = (ask: AnswerCase['ask']): AnswerCase => ({ ask })

/** A creation that is refused for one of its values, which is called by its label. */
export function refusedBook(
  values: Values | ((speaker: Speaker) => Promise<Values>),
  label: keyof typeof said,
  says: (words: Words, label: string) => string,
): AnswerCase {
  return {
    async ask(speaker) {
      const own = typeof values === 'function' ? await values(speaker) : values
      return speaker.admin.multipart('POST', '/api/book/create', { title: 'un', ...own })
    },
    says: (words, language) => says(words, said[label][language]),
  }
}

/** A second creation of the same, which the first one is in the way of. */
export async function twice(speaker: Speaker, values: Values) {
  await makeBook(speaker, values)
  return values
}

const CHECK = { key: 'check', fileName: 'x.csv', mode: 'create', by: null, policy: 'check' } as const

/** An import of these rows. */
export async function importRows(
  { admin }: Speaker,
  entity: string,
  { rows, ...rest }: Values & { readonly rows: readonly (readonly string[])[] },
): Promise<Response> {
  const lines = rows.map((cells, place) => ({ line: place + 2, cells }))
  return admin.raw(`/api/import/${entity}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CHECK, ...rest, rows: lines }),
  })
}

/** An import that was made, by its key. */
export async function importedBooks(speaker: Speaker, entity = 'book'): Promise<string> {
  const key = `import-${unique()}`
  const response = await importRows(speaker, entity, {
    key,
    policy: 'valid',
    columns: ['title'],
    rows: [['trois']],
  })
  expect(await response.text()).toContain('"created":1')
  return key
}
