import type { Behaviour } from '../../../src/behaviour/behaviour.ts'
import type { Backend } from '../../../src/server/backend.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Access } from '../../../src/schema/access/access.ts'
import type { Account, WithoutRole } from '../../../src/schema/access/account.ts'
import type { Action, Actions } from '../../../src/schema/entity/action.ts'
import type { Field, Fields } from '../../../src/schema/entity/field-kinds.ts'
import type { HttpClient, Reply } from '../../contract/harness/http-client.ts'
import type { Break } from './broken-code.ts'
import type { Home, Widget } from '../../../src/schema/entity/widget.ts'
import { ownCodeMutants } from './custom-code-mutants.ts'
import { book } from './sample-domain.ts'

/** One mistake a backend could make, and the check that must not let it pass. */
export interface Mutant {
  readonly title: string
  readonly caughtBy: RegExp
  /** Of which program it is; the usual one without it. */
  readonly program?: 'signOn' | 'mailing'
  /** What the backend takes the entity for; the suite knows better. */
  readonly fields?: (fields: Fields) => Fields
  readonly access?: Access
  readonly withoutRole?: WithoutRole
  /** What it takes the rest of the account for. */
  readonly account?: { readonly [Word in keyof Account]?: Account[Word] | undefined }
  /** What it takes its actions for. */
  readonly actions?: (actions: Actions) => Actions
  /** What it takes other parts of the entity for. */
  readonly parts?: {
    readonly [Part in 'agentApproval' | 'home' | 'lock' | 'sections' | 'stages']?: AnyEntity[Part] | undefined
  }
  /** What it takes the entity's own code for. */
  readonly customCode?: (behaviour: Behaviour) => Behaviour
  /** What it says of several fields together is forgotten. */
  readonly isUnchecked?: boolean
  readonly backend?: (backend: Backend) => void
  readonly client?: (client: HttpClient) => HttpClient
  /** Strangers come with the session of somebody who is logged in. */
  readonly isOpen?: boolean
  /** A mistake in the product's own code. */
  readonly breaks?: Break
}

const change =
  (name: string, options: object) =>
  (fields: Fields): Fields => {
    const changed: Field = Object.assign({}, fields[name], options)
    return { ...fields, [name]: changed }
  }
const asText = (name: string) => (fields: Fields) => ({ ...fields, [name]: text({ label: name }) })
const without = (name: string) => (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))

/** The dashboard with a widget that asks something else. */
function askedOf(name: string, where: object): Home {
  const widget = book.home?.widgets?.[name]
  const wrong: Widget | undefined = widget && Object.assign({}, widget, { where })
  return { ...book.home, widgets: { ...book.home?.widgets, ...(wrong && { [name]: wrong }) } }
}

/** Every action with other options. */
const actionsWith =
  (options: { readonly [Key in keyof Action]?: Action[Key] | undefined }) =>
  (actions: Actions): Actions =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, Object.assign({}, action, options)]),
    )

/** A query parameter that is never heard of. */
const deafTo =
  (name: string) =>
  (client: HttpClient): HttpClient => ({
    ...client,
    get: (path) => client.get(path.replace(new RegExp(`([?&])${name}=[^&]*`), '$1')),
  })

/** Asks for another page size wherever one is asked for. */
const takingPageSize =
  (asked: number, taken: number) =>
  (client: HttpClient): HttpClient => ({
    ...client,
    get: (path) => client.get(path.replace(`pageSize=${asked}`, `pageSize=${taken}`)),
  })

/** Leaves a text that begins with this sign to be calculated. */
const calculating =
  (sign: string) =>
  (client: HttpClient): HttpClient => ({
    ...client,
    async raw(path, init) {
      const answer = await client.raw(path, init)
      if (!path.includes('format=csv')) return answer
      return new Response((await answer.text()).replaceAll(`"'${sign}`, `"${sign}`), answer)
    },
  })

/** Finds what is written to the letter. */
function literalSearch(client: HttpClient): HttpClient {
  const keep = (reply: Reply, q: string): Reply => {
    const rows: unknown = reply.answer['rows']
    if (!Array.isArray(rows)) return reply
    const found = rows.filter((row) =>
      q
        .trim()
        .split(' ')
        .every((word) => JSON.stringify(row).includes(word)),
    )
    const answer = { ...reply.answer, rows: found, total: found.length }
    return { ...reply, answer, body: answer }
  }
  const get = async (path: string) => {
    const reply = await client.get(path)
    const q = new URL(path, client.url).searchParams.get('q')
    return q === null ? reply : keep(reply, q)
  }
  return { ...client, get }
}

/** Says something in every update that says nothing of it. */
const filling =
  (name: string, value: string) =>
  (client: HttpClient): HttpClient => ({
    ...client,
    json: (method, path, payload) =>
      client.json(method, path, method === 'PATCH' ? { [name]: value, ...Object(payload) } : payload),
    multipart: (method, path, payload) =>
      client.multipart(method, path, method === 'PATCH' ? { [name]: value, ...payload } : payload),
  })

/** Never hears of a part of updates. */
const dropping =
  (name: string) =>
  (client: HttpClient): HttpClient => {
    const rest = (payload: unknown) =>
      Object.fromEntries(Object.entries(Object(payload)).filter(([each]) => each !== name))
    return {
      ...client,
      json: (method, path, payload) =>
        client.json(method, path, method === 'PATCH' ? rest(payload) : payload),
      multipart: (method, path, payload) =>
        client.multipart(method, path, method === 'PATCH' ? rest(payload) : payload),
    }
  }

/** Shows what is to be kept. */
const shownInPlace = (client: HttpClient): HttpClient => ({
  ...client,
  async raw(path, init) {
    const answer = await client.raw(path, init)
    answer.headers.delete('content-disposition')
    return answer
  },
})

/** Never hears of the headers of a call. */
const deafToHeaders = (client: HttpClient): HttpClient => ({
  ...client,
  json: (method, path, payload) => client.json(method, path, payload),
  multipart: (method, path, payload) => client.multipart(method, path, payload),
})

/** Says of every action that it was run. */
const idle = (client: HttpClient): HttpClient => ({
  ...client,
  raw: async (path, init) =>
    path.startsWith('/api/actions/')
      ? new Response(JSON.stringify({ success: true, results: [{ id: 1, done: true, before: {} }] }))
      : client.raw(path, init),
})

/** Counts by records, and says of none which it is. */
const nameless = (client: HttpClient): HttpClient => ({
  ...client,
  async get(path) {
    const reply = await client.get(path)
    if (path !== '/api/home') return reply
    return { ...reply, answer: JSON.parse(JSON.stringify(reply.answer).replaceAll(/,"name":"[^"]*"/g, '')) }
  },
})

/** The first dashboard shows what stands on another one. */
const withOtherDashboards = (client: HttpClient): HttpClient => ({
  ...client,
  async get(path) {
    const reply = await client.get(path)
    if (path !== '/api/home') return reply
    const { answer } = await client.get('/api/home/stock')
    return {
      ...reply,
      answer: {
        ...reply.answer,
        widgets: { ...Object(reply.answer['widgets']), ...Object(answer['widgets']) },
      },
    }
  },
})

/** Remembers what was made, and what became of it never. */
const forgetChanges = (client: HttpClient): HttpClient => ({
  ...client,
  async get(path) {
    const reply = await client.get(path)
    const history: unknown = reply.answer['history']
    if (!Array.isArray(history)) return reply
    return {
      ...reply,
      answer: { ...reply.answer, history: history.map((entry) => ({ ...entry, changes: [] })) },
    }
  },
})

/** Whatever happens to a record, it is the first of its kind. */
const alwaysFirst = (client: HttpClient): HttpClient => {
  const reset = async (answering: Promise<Reply>): Promise<Reply> => {
    const { body, ...reply } = await answering
    const row: unknown = reply.answer['row']
    if (!row) return { ...reply, body }
    const answer = { ...reply.answer, row: { ...Object(row), version: 1 } }
    return { ...reply, answer, body: answer }
  }
  return {
    ...client,
    get: (path) => reset(client.get(path)),
    json: (...call) => reset(client.json(...call)),
    multipart: (...call) => reset(client.multipart(...call)),
  }
}

const lazyDeletion = (client: HttpClient): HttpClient => ({
  ...client,
  json: async (method, path, payload) => {
    const isDeletion = method === 'DELETE'
    const reply = await (isDeletion ? client.get(path) : client.json(method, path, payload))
    return isDeletion ? { ...reply, answer: { success: true }, body: { success: true } } : reply
  },
})

const keepFiles = ({ store }: Backend) =>
  void Object.assign(store.uploads, { remove: () => Promise.resolve() })

const allTowns = { options: { load: async () => ['Adrar', 'Alger', 'Béjaïa', 'Tamanrasset', 'Tipaza'] } }

export const mutants: readonly Mutant[] = [
  {
    title: 'a required field is not',
    fields: change('title', { required: false }),
    caughtBy: /new record without "title"/,
  },
  {
    title: 'an update may leave out what is required',
    client: filling('title', 'Sans titre'),
    caughtBy: /update without "title"/,
  },
  {
    title: 'required pictures are not',
    fields: change('photos', { required: false }),
    caughtBy: /keeps "photos"/,
  },
  {
    title: 'a unique field is not',
    fields: change('title', { unique: false }),
    caughtBy: /each "title" once/,
  },
  {
    title: 'a unique number is not',
    fields: change('stock_number', { unique: false }),
    caughtBy: /each "stock_number" once/,
  },
  {
    title: 'a unique day is not',
    fields: change('presented', { unique: false }),
    caughtBy: /each "presented" once/,
  },
  {
    title: 'a reference takes what does not go with another field',
    fields: change('translator_id', { options: undefined }),
    caughtBy: /"translator_id" that does not go with "origin"/,
  },
  {
    title: 'a unique reference is not',
    fields: change('heir_id', { unique: false }),
    caughtBy: /each "heir_id" once/,
  },
  { title: 'a bound is lifted', fields: change('price', { max: 100 }), caughtBy: /wrong "price" of a new/ },
  { title: 'a bound is drawn in', fields: change('price', { max: 98 }), caughtBy: /updates "price" alone/ },
  {
    title: 'decimals are refused',
    fields: change('price', { decimals: false }),
    caughtBy: /updates "price" alone/,
  },
  { title: 'a default is another', fields: change('pages', { default: 2 }), caughtBy: /empties "pages"/ },
  {
    title: 'a file is of any type',
    fields: change('deed', { types: ['pdf', 'csv', 'png', 'zip'] }),
    caughtBy: /wrong "deed" of a new/,
  },
  {
    title: 'a file is of any size',
    fields: change('deed', { maxSize: '1 MB' }),
    caughtBy: /wrong "deed" of an update/,
  },
  {
    title: 'a list of pictures is longer',
    fields: change('photos', { max: 5 }),
    caughtBy: /wrong "photos" of an update/,
  },
  { title: 'a choice takes anything', fields: asText('genre'), caughtBy: /wrong "genre" of an update/ },
  {
    title: 'several choices are any words',
    fields: change('formats', { kind: 'tags' }),
    caughtBy: /wrong "formats" of a new/,
  },
  {
    title: 'tags are of a list',
    fields: change('keywords', { kind: 'choices', options: { x: 'X' } }),
    caughtBy: /updates "keywords" alone/,
  },
  { title: 'a date is any text', fields: asText('printed'), caughtBy: /wrong "printed" of a new/ },
  {
    title: 'what is to come may be over',
    fields: change('due', { min: undefined }),
    caughtBy: /wrong "due" of a new/,
  },
  {
    title: 'a last day is another',
    fields: change('due', { max: { days: 61 } }),
    caughtBy: /wrong "due" of an update/,
  },
  {
    title: 'a day comes before the one that says the first',
    fields: change('mended', { min: undefined }),
    caughtBy: /holds "mended.min"/,
  },
  { title: 'an instant is any text', fields: asText('lent_at'), caughtBy: /wrong "lent_at" of a new/ },
  {
    title: 'an amount is rounded',
    fields: change('worth', { decimals: 1 }),
    caughtBy: /updates "worth" alone/,
  },
  {
    title: 'what is hidden is kept',
    fields: (fields) => ({
      ...fields,
      rhymed: toggle({ label: 'En vers', words: { on: 'oui', off: 'non' } }),
    }),
    caughtBy: /has a "rhymed" only while/,
  },
  {
    title: 'no number is drawn',
    fields: change('shelfmark', { initial: undefined }),
    caughtBy: /new record its "shelfmark"/,
  },
  {
    title: 'a new record begins without its choice',
    fields: change('state', { initial: undefined }),
    caughtBy: /begins a new record with its "state"/,
  },
  {
    title: 'a new record begins with another state',
    fields: change('lent', { initial: false }),
    caughtBy: /begins a new record with its "lent"/,
  },
  {
    title: 'nothing is taken from another field',
    fields: change('spine', { defaultFrom: undefined }),
    caughtBy: /takes "spine" from/,
  },
  {
    title: 'what nobody fills in is written',
    fields: change('stamped', { readOnly: false }),
    caughtBy: /leaves "stamped" as it is/,
  },
  {
    title: 'what no screen has is not stored',
    fields: change('ledger', { readOnly: true }),
    caughtBy: /updates "ledger" alone/,
  },
  {
    title: 'what no screen has is not answered',
    fields: without('ledger'),
    caughtBy: /created with every field/,
  },
  {
    title: 'what no screen has is in files',
    fields: change('ledger', { hidden: false }),
    caughtBy: /exported as CSV/,
  },
  { title: 'what is locked is changed', fields: asText('reprint'), caughtBy: /keeps "reprint" once/ },
  { title: 'nothing is counted', isUnchecked: true, caughtBy: /keeps "sequels" right/ },
  { title: 'nothing is worked out', isUnchecked: true, caughtBy: /works "caption" out/ },
  { title: 'a check is forgotten', isUnchecked: true, caughtBy: /holds its check "lent"/ },
  {
    title: 'what is unique together is not',
    isUnchecked: true,
    caughtBy: /each "author_id" and "blurb" once/,
  },
  {
    title: 'one of all conditions is enough',
    fields: change('blurb', { requiredWhen: { genre: 'novel' } }),
    caughtBy: /needs "blurb" when/,
  },
  {
    title: 'of any condition the first alone counts',
    fields: change('blurb', {
      requiredWhen: {
        genre: 'novel',
        available: true,
      },
    }),
    caughtBy: /needs "blurb" when/,
  },
  { title: 'nothing is required by a condition', fields: asText('blurb'), caughtBy: /needs "blurb" when/ },
  { title: 'a pattern is not held', fields: asText('isbn'), caughtBy: /wrong "isbn" of a new/ },
  { title: 'a time is any text', fields: asText('read_at'), caughtBy: /wrong "read_at" of a new/ },
  { title: 'a document is any text', fields: asText('extra'), caughtBy: /wrong "extra" of a new/ },
  {
    title: 'a text in Markdown is cut short',
    fields: change('review', { kind: 'longText' }),
    caughtBy: /updates "review" alone/,
  },
  {
    title: 'what nobody knows is no',
    fields: change('reprinted', { words: { on: 'oui', off: 'non' } }),
    caughtBy: /empties "reprinted"/,
  },
  { title: 'a colour is any text', fields: asText('binding'), caughtBy: /wrong "binding" of a new/ },
  { title: 'a country is any text', fields: asText('origin'), caughtBy: /wrong "origin" of a new/ },
  { title: 'a place is any text', fields: asText('shelf'), caughtBy: /wrong "shelf" of a new/ },
  { title: 'an identifier is any text', fields: asText('copy_id'), caughtBy: /wrong "copy_id" of a new/ },
  {
    title: 'a duration is any number',
    fields: change('lasts', { kind: 'number', min: 0 }),
    caughtBy: /updates "lasts" alone/,
  },
  { title: 'an email is any text', fields: asText('contact'), caughtBy: /wrong "contact" of a new/ },
  {
    title: 'a text is cut short',
    fields: change('note', { kind: 'text' }),
    caughtBy: /updates "note" alone/,
  },
  {
    title: 'a choice is not dependent',
    fields: change('town', allTowns),
    caughtBy: /wrong "town" of an update/,
  },
  { title: 'a choice stays behind', fields: change('town', allTowns), caughtBy: /lets go of "town"/ },
  {
    title: 'a reference leads to another',
    fields: change('author_id', { to: 'admin' }),
    caughtBy: /every field/,
  },
  {
    title: 'nothing is nested',
    fields: change('author_id', { as: 'Writer' }),
    caughtBy: /listed as it is read/,
  },
  {
    title: 'a reference takes its record along',
    fields: change('sequel_of', { onDelete: 'cascade' }),
    caughtBy: /"sequel_of" of a book is emptied/,
  },
  {
    title: 'a tree bites its tail',
    fields: (fields) => ({ ...fields, sequel_of: number({ label: 'Suite de' }) }),
    caughtBy: /below itself by its "sequel_of"/,
  },
  {
    title: 'a list of references is any list',
    fields: change('kin', { kind: 'tags' }),
    caughtBy: /wrong "kin" of a new/,
  },
  {
    title: 'rows are any document',
    fields: change('loans', { kind: 'json' }),
    caughtBy: /wrong "loans" of a new/,
  },
  {
    title: 'two rows are of one reader',
    fields: change('loans', { distinct: [] }),
    caughtBy: /wrong "loans" of an update/,
  },
  { title: 'a field is forgotten', fields: without('note'), caughtBy: /every field/ },
  { title: 'a password is read back', fields: asText('secret'), caughtBy: /listed as it is read/ },
  {
    title: 'whoever is suspended stays in',
    account: { suspended: undefined },
    caughtBy: /logs out who is suspended/,
  },
  {
    title: 'a last day does not end',
    account: { expires: undefined },
    caughtBy: /logs out who is past the last day/,
  },
  {
    title: 'sessions are not told',
    account: { sessionList: undefined },
    caughtBy: /where they are logged in/,
  },
  {
    title: 'nobody is written to',
    program: 'mailing',
    account: { email: undefined },
    caughtBy: /finds the way back in/,
  },
  { title: 'nobody is invited', account: { invitation: undefined }, caughtBy: /is invited without/ },
  { title: 'no agent is let in', account: { agents: undefined }, caughtBy: /lets agents in/ },
  { title: 'what agents write does not wait', account: { agents: true }, caughtBy: /lets agents in/ },
  {
    title: 'what agents write waits nowhere',
    parts: { agentApproval: false },
    caughtBy: /until somebody accepts/,
  },
  {
    title: 'nobody is asked again',
    account: { askAgain: undefined, passkeys: undefined, secondFactor: undefined },
    caughtBy: /is asked again/,
  },
  {
    title: 'a password alone opens a session',
    account: { secondFactor: undefined },
    caughtBy: /shows a code/,
  },
  {
    title: 'nobody must have a second factor',
    account: { secondFactor: 'optional' },
    caughtBy: /sets up a second factor/,
  },
  {
    title: 'what agents write waits although it need not',
    program: 'signOn',
    account: { agents: { approval: true } },
    caughtBy: /at once by an agent/,
  },
  {
    title: 'no provider is known',
    program: 'signOn',
    account: { oidc: undefined },
    caughtBy: /led back to the login page/,
  },
  {
    title: 'passwords let people in beside a provider',
    program: 'signOn',
    account: { passwordLogin: undefined },
    caughtBy: /let in by no password/,
  },
  { title: 'no passkey is known', account: { passkeys: undefined }, caughtBy: /with a passkey/ },
  {
    title: 'a given password opens a session',
    account: { ownPassword: undefined },
    caughtBy: /sets a password of its own/,
  },
  { title: 'keys are not known', account: { apiKeys: undefined }, caughtBy: /makes keys/ },
  { title: 'keys may all that people may', breaks: 'keys are not narrowed', caughtBy: /makes keys/ },
  {
    title: 'common passwords are taken',
    fields: change('secret', { refuseCommon: false }),
    caughtBy: /wrong "secret" of a new/,
  },
  { title: 'a confirmation is not compared', fields: asText('secret'), caughtBy: /wrong "secret" of a new/ },
  {
    title: 'files stay behind a new picture',
    backend: keepFiles,
    caughtBy: /replaces and removes the file/,
  },
  {
    title: 'a file is shown as a page',
    client: shownInPlace,
    caughtBy: /file of "deed" be downloaded/,
  },
  { title: 'files stay behind a record', backend: keepFiles, caughtBy: /gone for good/ },
  {
    title: 'a filter that is turned round is not heard',
    client: deafTo('filter\\.title\\.not\\.\\w+'),
    caughtBy: /is filtered by "title"/,
  },
  {
    title: 'alternatives are not heard',
    client: deafTo('any\\.title\\.\\w+'),
    caughtBy: /is filtered by "title"/,
  },
  {
    title: 'a filter does not follow what a record refers to',
    client: deafTo('filter\\.Author\\.\\w+\\.contains'),
    caughtBy: /is filtered by "author_id"/,
  },
  {
    title: 'a filter is turned round on the way to what a record refers to alone',
    client: deafTo('filter\\.Author\\.\\w+\\.not\\.contains'),
    caughtBy: /is filtered by "author_id"/,
  },
  {
    title: 'the top of a tree is all of it',
    client: deafTo('filter\\.sequel_of\\.empty'),
    caughtBy: /is filtered by "sequel_of"/,
  },
  {
    title: 'below a record of a tree lies all of it',
    client: deafTo('filter\\.sequel_of\\.in'),
    caughtBy: /is filtered by "sequel_of"/,
  },
  { title: 'a search needs accents', client: literalSearch, caughtBy: /found by the words of "title"/ },
  { title: 'a search finds everything', client: deafTo('q'), caughtBy: /found by the words of "genre"/ },
  { title: 'a list is not sorted', client: deafTo('sort'), caughtBy: /sorted by the column "price"/ },
  {
    title: 'a list knows one direction',
    client: deafTo('order'),
    caughtBy: /sorted by the column "printed"/,
  },
  { title: 'a page is longer', client: takingPageSize(501, 500), caughtBy: /no query that is none/ },
  { title: 'a page is shorter', client: takingPageSize(500, 501), caughtBy: /in pages of 500/ },
  { title: 'a week has eight days', breaks: 'eight days a week', caughtBy: /by the days of "printed"/ },
  {
    title: 'a text is calculated',
    client: calculating('@'),
    caughtBy: /no text that a spreadsheet calculates/,
  },
  {
    title: 'a deletion takes along what nobody asked',
    breaks: 'no row check of cascades',
    caughtBy: /takes along no chapter/,
  },
  { title: 'a list has one page', client: deafTo('page'), caughtBy: /listed in pages/ },
  {
    title: 'an update empties another field',
    client: filling('note', ''),
    caughtBy: /updates "title" alone/,
  },
  { title: 'a deletion deletes nothing', client: lazyDeletion, caughtBy: /is deleted/ },
  { title: 'no change is counted', client: alwaysFirst, caughtBy: /counts its changes/ },
  { title: 'the last one to save wins', client: dropping('version'), caughtBy: /is not overwritten/ },
  { title: 'a call that is sent twice makes two', client: deafToHeaders, caughtBy: /is created once/ },
  { title: 'a history says nothing', client: forgetChanges, caughtBy: /has a history/ },
  { title: 'a chart does not name what it counts by', client: nameless, caughtBy: /the widget "authors"/ },
  {
    title: 'a dashboard shows the widgets of another one',
    client: withOtherDashboards,
    caughtBy: /the widget "shelves"/,
  },
  {
    title: 'a widget asks nothing of what its records refer to',
    parts: { home: askedOf('foreign', { not: { loans: { Reader: { country: 'DE' } } } }) },
    caughtBy: /the widget "foreign"/,
  },
  {
    title: 'a widget shows what it asks not to',
    parts: { home: askedOf('foreign', { Author: { country: 'FR' } }) },
    caughtBy: /the widget "foreign"/,
  },
  {
    title: 'a widget asks for all where one of several is enough',
    parts: { home: askedOf('poems', { genre: 'poem', not: { sequel_of: null } }) },
    caughtBy: /the widget "poems"/,
  },
  {
    title: 'a number in the menu hears of one alternative',
    client: deafTo('any\\.Author\\.country\\.in'),
    caughtBy: /number beside its menu entry/,
  },
  {
    title: 'a number in the menu counts everything',
    client: deafTo('any\\.[\\w.]+'),
    caughtBy: /number beside its menu entry/,
  },
  { title: 'an action is only said to be run', client: idle, caughtBy: /runs "stamp"/ },
  {
    title: 'an action asks nothing of the record',
    actions: actionsWith({ when: undefined }),
    caughtBy: /refuses "stamp" of a record/,
  },
  {
    title: 'every role may run an action',
    actions: actionsWith({ roles: undefined }),
    caughtBy: /refuses "stamp" to the roles/,
  },
  {
    title: 'nothing is locked',
    parts: { lock: undefined },
    caughtBy: /keeps the record once its "phase"/,
  },
  {
    title: 'what is locked is deleted',
    parts: { lock: { when: { phase: 'gone' }, says: 'x', mayBeDeleted: true } },
    caughtBy: /is not deleted once its "phase"/,
  },
  { title: 'no section is locked', parts: { sections: {} }, caughtBy: /keeps its section "binding"/ },
  {
    title: 'a stage is a choice as any other',
    fields: change('phase', { readOnly: false }),
    parts: { stages: undefined, lock: undefined },
    caughtBy: /begins at the "phase" "written"/,
  },
  {
    title: 'a record begins at another stage',
    fields: change('phase', { initial: 'printed' }),
    caughtBy: /begins at the "phase" "written"/,
  },
  {
    title: 'a move leads elsewhere',
    parts: { stages: { field: 'phase', moves: { written: { to: ['gone'] }, printed: { to: ['gone'] } } } },
    caughtBy: /moves from "written" to "printed"/,
  },
  {
    title: 'a move is made from any stage',
    parts: {
      stages: {
        field: 'phase',
        moves: { written: { to: ['printed', 'gone'] }, printed: { to: ['printed', 'gone'] } },
      },
    },
    caughtBy: /moves from "written" to "printed"/,
  },
  {
    title: 'every role may make a move',
    parts: {
      stages: { field: 'phase', moves: { written: { to: ['printed', 'gone'] }, printed: { to: ['gone'] } } },
    },
    caughtBy: /refuses the move from "written" to "printed"/,
  },
  {
    title: 'what people give to a role and take from it is forgotten',
    breaks: 'no access of roles',
    caughtBy: /to a role that people make|taken from a role of the config/,
  },
  {
    title: 'what a role runs is as the config says, whatever people give it',
    breaks: 'no actions of roles',
    caughtBy: /run each action and move once/,
  },
  {
    title: 'a role is given what is nobody’s',
    breaks: 'no bounds of roles',
    caughtBy: /never given further/,
  },
  { title: 'strangers come in', isOpen: true, caughtBy: /by a stranger/ },
  {
    title: 'a role sees the rows of others',
    caughtBy: /as its access says/,
    access: { delete: ['keeper'], fields: { note: { read: ['keeper'] } } },
  },
  {
    title: 'rows are asked the opposite of what they refer to',
    caughtBy: /as its access says/,
    access: {
      delete: ['keeper'],
      fields: { note: { read: ['keeper'] } },
      rows: { reader: () => ({ available: true, Author: { name: { empty: true } } }) },
    },
  },
  {
    title: 'an account without a role may all',
    caughtBy: /to an account without a role/,
    withoutRole: 'everything',
  },
  ...ownCodeMutants,
]
