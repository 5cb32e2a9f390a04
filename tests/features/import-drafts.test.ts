import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeDraftsOf } from '../../src/engine/drafts/draft-keys.ts'
import { pruneDrafts } from '../../src/engine/drafts/draft-storage.ts'
import type { ImportDraft } from '../../src/features/import/import-file.ts'
import {
  storeImportDraft,
  importDraftsOf,
  readImportDraft,
  removeImportDraft,
  type StoredImport,
} from '../../src/features/import/import-drafts.ts'
import { withoutSecrets } from '../../src/features/import/use-import-draft.ts'
import { entities } from '../../src/generated/registry.ts'
import { entityNamed } from '../../src/server/records/store/store.ts'

const DAY = 24 * 60 * 60 * 1_000
const NOW = Date.UTC(2026, 10, 21)

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

beforeEach(() => vi.stubGlobal('localStorage', storageOver(new Map())))
afterEach(() => vi.unstubAllGlobals())

const draftOf = (columns: readonly (string | null)[], cells: readonly string[]): ImportDraft => ({
  headers: columns.map((key) => key ?? 'Clé'),
  guesses: columns.map(() => null),
  request: {
    key: 'k1',
    fileName: 'licences.csv',
    columns,
    rows: [{ line: 2, cells }],
    mode: 'create',
    by: null,
    policy: 'all',
  },
})

const importOf = (text: string, at = NOW): StoredImport => {
  const { headers, guesses, request } = draftOf(['name'], [text])
  return { at, path: '/players', step: 'check', unkept: [], headers, guesses, request }
}

describe('an import that is left', () => {
  const mine = { account: 1, entity: 'player' }

  it('is found by its account and entity alone, until it is discarded', () => {
    expect(storeImportDraft(mine, importOf('Amine'))).toBe(true)
    expect(readImportDraft(mine)).toEqual(importOf('Amine'))
    expect(readImportDraft({ ...mine, account: 11 })).toBeUndefined()
    expect(readImportDraft({ ...mine, entity: 'team' })).toBeUndefined()
    expect(importDraftsOf(1)).toEqual([{ ...importOf('Amine'), entity: 'player' }])
    expect(importDraftsOf(11)).toEqual([])
    removeImportDraft(mine)
    expect(importDraftsOf(1)).toEqual([])
  })

  it('goes as the drafts of forms do: with a logout, and after thirty days', () => {
    storeImportDraft(mine, importOf('Amine'))
    pruneDrafts(NOW + 29 * DAY)
    expect(importDraftsOf(1)).toHaveLength(1)
    pruneDrafts(NOW + 31 * DAY)
    expect(importDraftsOf(1)).toEqual([])
    storeImportDraft(mine, importOf('Amine'))
    removeDraftsOf(1)
    expect(importDraftsOf(1)).toEqual([])
  })

  it('that is too large is not kept, nor what it was before', () => {
    storeImportDraft(mine, importOf('Amine'))
    expect(storeImportDraft(mine, importOf('x'.repeat(1_000_001)))).toBe(false)
    expect(importDraftsOf(1)).toEqual([])
  })

  it('takes the room of the one that was left the longest ago', () => {
    const large = 'x'.repeat(400_000)
    for (const [place, entity] of ['player', 'team', 'owner'].entries())
      expect(storeImportDraft({ account: 1, entity }, importOf(large, NOW + place))).toBe(true)
    expect(importDraftsOf(1).map(({ entity }) => entity)).toEqual(['owner', 'team'])
  })

  it('holds no password, nor what may yet be told to be one', () => {
    const player = entityNamed(entities, 'player')
    const { unkept, request } = withoutSecrets(
      player,
      draftOf(['name', 'password', null], ['Amine', 'tres-secret', 'autre-secret']),
    )
    expect(unkept).toEqual([1, 2])
    expect(request.rows).toEqual([{ line: 2, cells: ['Amine', '', ''] }])
    // Another import than the one that was sent with the passwords.
    expect(request.key).not.toBe('k1')
  })

  it('holds all of it where there can be no password', () => {
    const draft = draftOf(['name', null], ['Stade du 1er Mai', 'vu'])
    expect(withoutSecrets(entityNamed(entities, 'stadium'), draft)).toEqual({
      unkept: [],
      request: draft.request,
    })
  })
})
