import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeDraftsOf, type DraftPlace } from '../../src/engine/drafts/draft-keys.ts'
import {
  addToDraft,
  pruneDrafts,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../src/engine/drafts/draft-storage.ts'
import { createFormModel } from '../../src/kinds/core/form/form-model.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import { kindFixtures } from '../kinds/kind-fixtures.ts'

const DAY = 24 * 60 * 60 * 1_000
const NOW = Date.UTC(2026, 10, 21)
const mine: DraftPlace = { account: 1, entity: 'player', record: 7 }
const draft = { at: NOW, before: { name: 'Rayan' }, typed: { name: 'Yanis' } }

/** What a browser's storage does, over a map. */
function storageOver(kept: Map<string, string>) {
  return {
    get length() {
      return kept.size
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let kept = new Map<string, string>()
beforeEach(() => {
  kept = new Map([['isLoggedIn', 'true']])
  vi.stubGlobal('localStorage', storageOver(kept))
})
afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  it.each<{ what: string; place: DraftPlace; found: unknown }>([
    { what: 'its own place', place: mine, found: draft },
    { what: 'another administrator', place: { ...mine, account: 11 }, found: undefined },
    { what: 'another record', place: { ...mine, record: 77 }, found: undefined },
    { what: 'a new record', place: { ...mine, record: 'create' }, found: undefined },
    { what: 'another entity', place: { ...mine, entity: 'team' }, found: undefined },
  ])('is found by $what alone', ({ place, found }) => {
    writeDraft(mine, draft)
    expect(readDraft(place)).toEqual(found)
  })

  it('keeps what it holds when something is added', () => {
    addToDraft(mine, { phone: '0770' }, { phone: '0555' })
    expect(readDraft(mine)).toMatchObject({ before: { phone: '0770' }, typed: { phone: '0555' } })
    writeDraft(mine, draft)
    addToDraft(mine, { phone: '0770' }, { phone: '0555' })
    expect(readDraft(mine)).toMatchObject({
      before: { name: 'Rayan', phone: '0770' },
      typed: { name: 'Yanis', phone: '0555' },
    })
  })

  it('is gone when it is removed', () => {
    writeDraft(mine, draft)
    removeDraft(mine)
    expect([...kept.keys()]).toEqual(['isLoggedIn'])
  })

  it('goes with all drafts of its administrator, and with nobody else’s', () => {
    for (const account of [1, 11]) {
      for (const record of [7, 'create'] as const) writeDraft({ ...mine, account, record }, draft)
    }
    removeDraftsOf(1)
    expect([...kept.keys()]).toEqual(['isLoggedIn', 'draft:11:player:7', 'draft:11:player:create'])
  })

  it('is forgotten after 30 days, or where it cannot be read', () => {
    writeDraft(mine, draft)
    writeDraft({ ...mine, record: 8 }, { ...draft, at: NOW - 29 * DAY })
    writeDraft({ ...mine, record: 9 }, { ...draft, at: NOW - 31 * DAY })
    kept.set('draft:1:player:10', '{"at":')
    kept.set('draft:1:player:11', '{"at":"hier"}')
    pruneDrafts(NOW)
    expect([...kept.keys()]).toEqual(['isLoggedIn', 'draft:1:player:7', 'draft:1:player:8'])
  })

  it.each(['', 'null', '[]', '{"at":1}', '{"at":1,"before":{},"typed":"x"}', '\u0000'])(
    'that says %j is none',
    (text) => {
      kept.set('draft:1:player:7', text)
      expect(readDraft(mine)).toBeUndefined()
    },
  )

  it('costs nothing where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { ...storageOver(kept), setItem: refuse, getItem: refuse, key: refuse })
    writeDraft(mine, draft)
    expect(readDraft(mine)).toBeUndefined()
    removeDraftsOf(1)
    pruneDrafts(NOW)
  })
})

it('keeps no file and no password', () => {
  const fields = Object.fromEntries(Object.entries(kindFixtures).map(([kind, { field }]) => [kind, field]))
  const kinds = Object.keys(createFormModel(fields, 'create').drafted({}))
  expect(Object.keys(kindFixtures).filter((kind) => !kinds.includes(kind))).toEqual([
    'image',
    'file',
    'images',
    'password',
  ])
})

it('speaks of files in forms that ask for some', () => {
  const hasDocuments = (field: Field) => createFormModel({ deed: field }, 'create').hasDocuments
  const kinds = Object.entries(kindFixtures).filter(([, { field }]) => hasDocuments(field))
  expect(kinds.map(([kind]) => kind)).toEqual(['file'])
  expect(hasDocuments({ ...kindFixtures.file.field, readOnly: true })).toBe(false)
})
