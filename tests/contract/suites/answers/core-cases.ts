import { rename, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { answers } from '../../../../src/texts/fr/server.ts'
import { fileOf, picture, unique } from '../../harness/samples.ts'
import { asked, makeBook, refusedBook, twice } from './ask.ts'
import { said } from './program.ts'
import { textsIn, type AnswerCases, type Speaker } from './spoken.ts'

const get = (path: string) => asked(({ admin }) => admin.get(path))
const destroyAdmin = ({ other }: Speaker, id: number) => other.json('DELETE', '/api/admin/destroy', { id })
const changePassword = ({ other }: Speaker, current_password: string) =>
  other.json('PUT', '/api/admin/update/password', { current_password })
const idempotent = (speaker: Speaker, key: string, title: string) =>
  speaker.admin.json('POST', '/api/book/create', { title }, { 'idempotency-key': key })
const sendRaw = ({ admin }: Speaker, body: string, type = 'application/json') =>
  admin.raw('/api/book/create', { method: 'POST', headers: { 'content-type': type }, body })

/** In pieces, so that nothing announces its length and the rest comes when the request has begun long ago. */
const sendInPieces = ({ admin }: Speaker, ...pieces: readonly string[]) =>
  new Promise<readonly string[]>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie: admin.cookie, connection: 'close' }
    const sent = request(`${admin.url}/api/book/create`, { method: 'POST', headers }, (response) => {
      text(response).then((body) => resolve(textsIn(JSON.parse(body))), reject)
    })
    sent.on('error', reject)
    const send = async () => {
      for (const piece of pieces) {
        sent.write(piece)
        await setTimeout(30)
      }
      sent.end()
    }
    send().catch(reject)
  })

const inMegabytes = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' }).format

/** The answers of the core. */
export const coreCases: AnswerCases<keyof typeof answers> = {
  inUse: 'needs an entity that leaves it out: see relations.ts',
  signInFirst: asked(({ stranger }) => stranger().get('/api/book')),
  noAccountHere: 'needs a host: see host-callers.ts',
  wrongKey: 'needs API keys: see api-keys.ts',
  notByKey: 'needs API keys: see api-keys.ts',
  wrongSignIn: asked(({ stranger }) => stranger().logIn(`nobody${unique()}`, 'wrong')),
  accountSuspended: 'needs a field that says so: see account-status.ts',
  accountExpired: 'needs a field that says so: see account-status.ts',
  loginIsOver: 'needs a second factor: see second-factor.ts',
  givenPassword: 'needs accounts that have their own passwords: see own-passwords.ts',
  linkIsOver: asked(({ stranger }) => stranger().json('POST', '/api/auth/link', { token: 'a'.repeat(43) })),
  signInTooLong: asked(({ stranger }) => stranger().logIn('a'.repeat(300), 'x')),
  signInIncomplete: asked(({ stranger }) => stranger().json('POST', '/api/auth/login', { user: 'a' })),
  tooManyAttempts: {
    async ask({ stranger }) {
      const user = `guess${unique()}`
      for (let count = 0; count < 5; count += 1) await stranger().logIn(user, 'wrong')
      return stranger().logIn(user, 'wrong')
    },
    says: (words) => words.answers.tooManyAttempts(1),
  },
  busy: 'hundreds of logins at once',
  closing: 'see below: the program must end',
  foreignOrigin: asked(({ admin }) =>
    admin.json('POST', '/api/book/create', {}, { origin: 'https://example.org' }),
  ),

  notFound: get('/api/nothing'),
  noRight: 'see below: needs roles',
  proofNeeded: 'needs accounts that are asked again: see step-up.ts',
  readingAlone: 'needs roles in data: see roles-in-data.ts',
  noRightToRecord: 'see below: needs roles',
  noRightToNew: 'see below: needs roles',
  noReadableRecord: 'see below: needs roles',
  noReadableReference: 'see below: needs roles',
  noSuchRecord: get('/api/book/read/999999'),
  noSuchFile: get('/uploads/nothing'),
  badId: get(`/api/referrers/book/1?also=${Array.from({ length: 500 }, (_, id) => id + 1).join(',')}`),
  tooManyDeleted: 'a thousand records below one',
  notInTrash: asked(({ admin }) => admin.json('POST', '/api/trash/book/999999/restore', {})),
  tooManyFilterValues: {
    ask: ({ admin }) =>
      admin.get(`/api/book?${Array.from({ length: 201 }, (_, id) => `filter.id.in=${id + 1}`).join('&')}`),
    says: (words) => words.answers.tooManyFilterValues('filter.id.in', 200),
  },
  changedSinceRead: asked(async (speaker) => {
    const id = await makeBook(speaker)
    await speaker.admin.json('PUT', '/api/book/update', { id, title: 'deux' })
    return speaker.admin.json('PUT', '/api/book/update', { id, title: 'trois', version: 1 })
  }),
  tooManyChanges: 'as many changes at once',
  hiddenConflict: 'needs roles: see refusals.ts',
  changedMeanwhile: 'two changes at the same moment',

  badIdempotencyKey: asked((speaker) => idempotent(speaker, 'a b', 'un')),
  otherPayload: asked(async (speaker) => {
    const key = `key-${unique()}`
    await idempotent(speaker, key, 'un')
    return idempotent(speaker, key, 'deux')
  }),
  createdAndDeleted: asked(async (speaker) => {
    const key = `key-${unique()}`
    const { answer } = await idempotent(speaker, key, 'un')
    await speaker.admin.json('DELETE', '/api/book/destroy', { id: answer.id })
    return idempotent(speaker, key, 'un')
  }),

  onlySuperAdministrator: asked(({ other }) => other.json('PUT', '/api/admin/update', { id: 1, name: 'x' })),
  superAdministratorStays: asked((speaker) => destroyAdmin(speaker, 1)),
  superAdministratorStaysOpen: 'needs a field that says so: see account-status.ts',
  ownEmailStays: 'needs a provider that people sign on with: see sign-on-address.ts',
  ownAccountStays: asked((speaker) => destroyAdmin(speaker, speaker.otherId)),

  notAnObject: asked((speaker) => sendRaw(speaker, '[1]')),
  unreadable: asked((speaker) => sendInPieces(speaker, '{"title"', ': ')),
  tooSlow: 'a client that sends for half a minute',
  tooLarge: asked((speaker) => sendInPieces(speaker, '{"title": "', 'a'.repeat(2_000_000), '"}')),
  unsupported: asked((speaker) => sendRaw(speaker, 'a', 'text/plain')),
  refused: 'no error of the framework has such a status',
  storageDown: asked(async (speaker) => {
    const { server, admin } = speaker
    await rename(server.uploadsFolder, `${server.uploadsFolder}-away`)
    await writeFile(server.uploadsFolder, '')
    try {
      return await admin.multipart('POST', '/api/book/create', { title: 'un', picture: await picture() })
    } finally {
      await rm(server.uploadsFolder)
      await rename(`${server.uploadsFolder}-away`, server.uploadsFolder)
    }
  }),
  storageFull: 'a full disk',
  readTooLong: 'a statement that is interrupted',
  databaseAway: 'a database that went away',
  databaseAwayMeanwhile: 'a database that goes away during a change',
  failed: asked((speaker) => speaker.admin.json('POST', '/api/book/create', { title: 'en panne' })),
  notComputed: refusedBook({ title: 'cassé' }, 'echo', ({ answers }, label) => answers.notComputed(label)),

  required: refusedBook({ title: '' }, 'title', ({ answers }, label) => answers.required(label)),
  tooLong: {
    ask: (speaker) => changePassword(speaker, 'a'.repeat(1_001)),
    says: ({ answers }) => answers.tooLong(answers.currentPassword, 1_000),
  },
  taken: refusedBook(
    (speaker) => twice(speaker, { code: `c${unique()}` }),
    'code',
    ({ answers }, label) => answers.taken(label),
  ),
  takenTogether: {
    async ask(speaker) {
      const values = await twice(speaker, { row: unique(), letter: 'a' })
      return speaker.admin.json('POST', '/api/book/create', { title: 'un', ...values })
    },
    says: ({ answers }, language) =>
      answers.takenTogether(`${said.row[language]}${language === 'ar' ? '،' : ','} ${said.letter[language]}`),
  },
  noSuchReference: refusedBook({ above_id: 999_999 }, 'above', ({ answers }, label) =>
    answers.noSuchReference(label),
  ),
  belowItself: {
    async ask(speaker) {
      const id = await makeBook(speaker)
      return speaker.admin.json('PUT', '/api/book/update', { id, title: 'un', above_id: id })
    },
    says: ({ answers }, language) => answers.belowItself(said.above[language]),
  },
  doesNotGoWith: {
    async ask(speaker) {
      const id = await makeBook(speaker, { kind: 'owned' })
      return speaker.admin.json('POST', '/api/book/create', { title: 'un', kind: 'rented', beside_id: id })
    },
    says: ({ answers }, language) => answers.doesNotGoWith(said.beside[language], said.kind[language]),
  },
  notOffered: {
    async ask(speaker) {
      const id = await makeBook(speaker, { sold: true })
      return speaker.admin.json('POST', '/api/book/create', { title: 'un', unsold_id: id })
    },
    says: ({ answers }, language) => answers.notOffered(said.unsold[language]),
  },
  notInList: refusedBook({ region: 'Lyon' }, 'region', ({ answers }, label) => answers.notInList(label)),
  nearName: refusedBook({ region: 'Algr' }, 'region', ({ answers }, label) =>
    answers.nearName(label, 'Alger'),
  ),
  ambiguousName: {
    ask: ({ admin }) => admin.json('POST', '/api/book/create', { title: 'un', region: 'médéa' }),
    says: ({ answers }, language) =>
      answers.ambiguousName(said.region[language], language === 'ar' ? 'Medea، MEDEA' : 'Medea, MEDEA'),
  },
  mustBeEmpty: refusedBook({ kind: 'owned', rent: '5' }, 'rent', ({ answers }, label) =>
    answers.mustBeEmpty(label),
  ),
  readOnly: {
    async ask(speaker) {
      const id = await makeBook(speaker, { sold: true, price: 7 })
      return speaker.admin.json('PUT', '/api/book/update', { id, title: 'un', price: 8 })
    },
    says: ({ answers }, language) => answers.readOnly(said.price[language]),
  },
  movedOnly: {
    async ask(speaker) {
      const id = await makeBook(speaker)
      return speaker.admin.json('PUT', '/api/book/update', { id, title: 'un', stage: 'printed' })
    },
    says: ({ answers }, language) => answers.movedOnly(said.stage[language]),
  },
  confirmationDiffers: {
    ask: ({ admin }) =>
      admin.json('POST', '/api/admin/register', { password: 'un-secret', confirmation_password: 'autre' }),
    says: ({ answers }) => answers.confirmationDiffers('Encore'),
  },
  currentPassword: 'a part of the next',
  wrongPassword: {
    ask: (speaker) => changePassword(speaker, `wrong${unique()}`),
    says: ({ answers }) => answers.wrongPassword(answers.currentPassword),
  },
  commonPassword: refusedBook(
    { secret: 'sunshine', secret_again: 'sunshine' },
    'secret',
    ({ answers }, label) => answers.commonPassword(label),
  ),
  passwordOfWords: refusedBook(
    { secret: 'Tribune2026', secret_again: 'Tribune2026' },
    'secret',
    ({ answers }, label) => answers.passwordOfWords(label),
  ),

  notAnImage: refusedBook({ picture: fileOf('x', 'x.png') }, 'picture', ({ answers }, label) =>
    answers.notAnImage(label),
  ),
  fileTooHeavy: {
    ask: ({ admin }) =>
      admin.multipart('POST', '/api/book/create', { paper: fileOf('a'.repeat(1_100_000), 'x.pdf') }),
    says: ({ answers }, language) => answers.fileTooHeavy(inMegabytes(language)(1)),
  },
  imageTooHeavy: 'refused before as a file that is too heavy',
  imageTooWide: refusedBook(
    async () => ({ picture: await picture({ width: 9_000, height: 6_000 }) }),
    'picture',
    ({ answers }, label) => answers.imageTooWide(label, 50),
  ),
  imageTooSlow: 'a picture that takes seconds to decode',
  tooManyImages: refusedBook(
    async () => ({ images: await Promise.all([picture(), picture(), picture()]) }),
    'pictures',
    ({ answers }, label) => answers.tooManyImages(label, 2),
  ),
  foreignFile: {
    async ask(speaker) {
      const id = await makeBook(speaker)
      const payload = { id, title: 'un', existingPicture: 'other.webp' }
      return speaker.admin.json('PUT', '/api/book/update', payload)
    },
    says: ({ answers }, language) => answers.foreignFile(said.picture[language]),
  },
  emptyFile: refusedBook({ paper: fileOf('', 'x.pdf') }, 'paper', ({ answers }, label) =>
    answers.emptyFile(label),
  ),
  fileTooLarge: 'refused before as a file that is too heavy',
  fileOfOtherType: refusedBook({ paper: fileOf('x', 'x.txt') }, 'paper', ({ answers }, label) =>
    answers.fileOfOtherType(label, 'PDF'),
  ),
  fileOfOtherContent: refusedBook({ paper: fileOf('x', 'x.pdf') }, 'paper', ({ answers }, label) =>
    answers.fileOfOtherContent(label, 'PDF'),
  ),
}
