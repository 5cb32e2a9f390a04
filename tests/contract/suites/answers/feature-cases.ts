import { resultsOf, runAction } from '../../harness/action-client.ts'
import { fileOf } from '../../harness/samples.ts'
import { asked, importedBooks, importRows, makeBook } from './ask.ts'
import { said } from './program.ts'
import type { AnswerCase, AnswerCases, Speaker, Words } from './spoken.ts'

const read =
  (content: string | Uint8Array): AnswerCase['ask'] =>
  ({ admin }) =>
    admin.multipart('POST', '/api/import/book/read', { file: fileOf(content, 'x.csv') })
const undo = ({ admin }: Speaker, entity: string, key: string) =>
  admin.json('POST', `/api/import/${entity}/undo/${key}`, {})
const idOf = async ({ admin }: Speaker, key: string) => {
  const { answer } = await admin.get('/api/import/book/recent')
  const found = [answer['imports']].flat().find((each) => Object(each).key === key)
  return Number(Object(found).ids[0])
}

/** Of the words of imports those that the server says. */
export const importCases = {
  noRows: asked(read('Titre\n')),
  tooManyRows: { ask: read('\n'.repeat(2_000_000)), says: ({ imports }) => imports.tooManyRows(20_000) },
  tooLarge: asked(read(`Titre\n${'a'.repeat(10_500_000)}`)),
  tooMuch: 'a hostile archive: see tests/server/features/read-table.test.ts',
  tooWide: { ask: read(','.repeat(1_000)), says: ({ imports }) => imports.tooWide(200) },
  unreadable: asked(read('PK\u0003\u0004Titre\n')),
  badRequest: asked((speaker) => importRows(speaker, 'book', { columns: ['nothing'], rows: [['un']] })),
  noSuchImport: asked(({ admin }) => admin.get('/api/import/book/outcome/nothing')),
  notUndone: asked(async (speaker) => {
    const key = await importedBooks(speaker)
    await undo(speaker, 'book', key)
    return undo(speaker, 'book', key)
  }),
  neverDeleted: asked(async (speaker) => undo(speaker, 'ledger', await importedBooks(speaker, 'ledger'))),
  changedSince: {
    async ask(speaker) {
      const key = await importedBooks(speaker)
      const id = await idOf(speaker, key)
      await speaker.admin.json('PUT', '/api/book/update', { id, title: 'quatre' })
      return undo(speaker, 'book', key)
    },
    says: ({ imports }) => imports.changedSince(imports.named(['quatre'], 0)),
  },
  neededSince: {
    async ask(speaker) {
      const key = await importedBooks(speaker)
      await makeBook(speaker, { above_id: await idOf(speaker, key) })
      return undo(speaker, 'book', key)
    },
    says: ({ imports }) => imports.neededSince(imports.named(['trois'], 0)),
  },
  undoRefusedAt: 'what an import gave away and another record has taken',
  noKeyValue: {
    ask: (speaker) =>
      importRows(speaker, 'book', {
        mode: 'update',
        by: 'code',
        columns: ['title', 'code'],
        rows: [['un', '']],
      }),
    says: ({ imports }, language) => imports.noKeyValue(said.code[language]),
  },
  notFound: {
    ask: (speaker) =>
      importRows(speaker, 'book', {
        mode: 'update',
        by: 'code',
        columns: ['title', 'code'],
        rows: [['un', 'x']],
      }),
    says: ({ imports }, language) => imports.notFound(said.code[language], 'x'),
  },
  sameAs: {
    ask: (speaker) =>
      importRows(speaker, 'book', {
        columns: ['title', 'code'],
        rows: [
          ['un', 'y'],
          ['deux', 'y'],
        ],
      }),
    says: ({ imports }, language) => imports.sameAs(said.code[language], 2),
  },
  sameRecord: {
    async ask(speaker) {
      const id = String(await makeBook(speaker))
      const rows = [
        [id, 'un'],
        [id, 'deux'],
      ]
      return importRows(speaker, 'book', { mode: 'update', by: 'id', columns: ['id', 'title'], rows })
    },
    says: ({ imports }) => imports.sameRecord(2),
  },
} satisfies Partial<AnswerCases<keyof Words['imports']>>

const importAbove = (text: string) => (speaker: Speaker) =>
  importRows(speaker, 'book', { columns: ['title', 'above_id'], rows: [['un', text]] })

/** Of the words of spreadsheets those that the server says. */
export const sheetCases = {
  noneCalled: {
    ask: importAbove('Personne'),
    says: ({ sheets }, language) => sheets.noneCalled(said.above[language], 'Personne'),
  },
  severalCalled: {
    async ask(speaker) {
      for (let count = 0; count < 2; count += 1) await makeBook(speaker, { title: 'Jumeau' })
      return importAbove('Jumeau')(speaker)
    },
    says: ({ sheets }, language) => sheets.severalCalled(said.above[language], 'Jumeau'),
  },
  noId: {
    ask: (speaker) => importRows(speaker, 'book', { columns: ['title', 'above_id.id'], rows: [['un', 'x']] }),
    says: ({ sheets }, language) => sheets.noId(said.above[language], 'x'),
  },
} satisfies Partial<AnswerCases<keyof Words['sheets']>>

const view = (name: string) => ({ name, search: '', isShared: false, isDefault: false })

export const viewCases: AnswerCases<keyof Words['viewAnswers']> = {
  badRequest: asked(({ admin }) => admin.json('POST', '/api/views/book', view(''))),
  notFound: asked(({ admin }) => admin.json('DELETE', '/api/views/book/999999', {})),
  tooMany: asked(async ({ admin }) => {
    for (let count = 0; count < 100; count += 1) await admin.json('POST', '/api/views/book', view(`${count}`))
    return admin.json('POST', '/api/views/book', view('une de trop'))
  }),
}

export const bulkCases: AnswerCases<keyof Words['bulkAnswers']> = {
  badRequest: {
    ask: ({ admin }) => admin.json('POST', '/api/bulk/book', {}),
    says: ({ bulkAnswers }) => bulkAnswers.badRequest(500),
  },
}

export const exportCases: AnswerCases<keyof Words['exportAnswers']> = {
  badRequest: asked(({ admin }) => admin.json('POST', '/api/export/book?format=csv', { ids: ['x'] })),
}

const runBook =
  (action: string, body: object): AnswerCase['ask'] =>
  ({ admin }) =>
    admin.json('POST', `/api/actions/book/${action}`, body)
const part = (body: object, says: (part: Words['actionAnswers']['badPart']) => string): AnswerCase => ({
  ask: runBook('print', body),
  says: ({ actionAnswers }) => says(actionAnswers.badPart),
})

export const actionCases: AnswerCases<
  Exclude<keyof Words['actionAnswers'], 'badPart'> | keyof Words['actionAnswers']['badPart']
> = {
  ids: part({ ids: 'x', values: {} }, ({ ids }) => ids(500)),
  values: part({ ids: [1], values: 'x' }, ({ values }) => values),
  run: part({ ids: [1], values: {}, run: 'x' }, ({ run }) => run),
  onRecords: {
    ask: runBook('print', { ids: [], values: {} }),
    says: ({ actionAnswers }, language) => actionAnswers.onRecords(said.print[language]),
  },
  onList: {
    ask: runBook('recount', { ids: [1], values: {} }),
    says: ({ actionAnswers }, language) => actionAnswers.onList(said.recount[language]),
  },
  notAsItIs: {
    async ask(speaker) {
      const id = await makeBook(speaker, { sold: true })
      const [refused] = resultsOf(await runAction(speaker.admin, 'book/sell', [id]))
      return refused ?? []
    },
    says: ({ actionAnswers }, language) => actionAnswers.notAsItIs(said.sell[language]),
  },
  undone: asked(async (speaker) => {
    const ids = [await makeBook(speaker, { title: 'un' }), await makeBook(speaker, { title: 'à part' })]
    const [undone] = resultsOf(await runAction(speaker.admin, 'book/bind', ids))
    return undone ?? []
  }),
}

/** What configs and the entities' own code say. */
export const configCases: Readonly<Record<string, AnswerCase>> = {
  'of a hook': {
    ask: ({ admin }) => admin.json('POST', '/api/book/create', { title: 'fermé' }),
    says: (_words, language) => said.closed[language],
  },
  'of a hook, at a field': {
    ask: ({ admin }) => admin.json('POST', '/api/book/create', { title: 'fermé ici' }),
    says: (_words, language) => said.closed[language],
  },
  'of a hook, to a row of an import': {
    ask: (speaker) => importRows(speaker, 'book', { columns: ['title'], rows: [['fermé']] }),
    says: (_words, language) => said.closed[language],
  },
  'of an action, to each record': {
    async ask(speaker) {
      const id = await makeBook(speaker)
      return speaker.admin.raw('/api/actions/book/print', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [id], values: {} }),
      })
    },
    says: (_words, language) => said.closed[language],
  },
  'of a check': {
    ask: ({ admin }) =>
      admin.json('POST', '/api/book/create', { title: 'un', kind: 'rented', row: 7, rent: 1 }),
    says: (_words, language) => said.order[language],
  },
  'of a deletion that is refused': {
    async ask(speaker) {
      const id = await makeBook(speaker)
      await makeBook(speaker, { above_id: id })
      return speaker.admin.json('DELETE', '/api/book/destroy', { id })
    },
    says: (_words, language) => said.inUse[language],
  },
  'of one of several deletions': {
    async ask(speaker) {
      const id = await makeBook(speaker)
      await makeBook(speaker, { above_id: id })
      return speaker.admin.json('POST', '/api/bulk/book', { destroy: [id] })
    },
    says: (_words, language) => said.inUse[language],
  },
}
