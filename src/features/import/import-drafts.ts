import * as z from 'zod/mini'
import type { Read } from '../../calls/call.ts'
import { DRAFT_PREFIX, type UnfinishedWork } from '../../engine/face.ts'
import { imports } from '#features/import/texts.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { tryStorage } from '../../ui/try-storage.ts'
import { importSchema } from './calls.ts'

/** What a way to the screen of an import carries, if what was left is to go on at once. */
export const RESUME = { resumesImport: true } as const

export function isResuming(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumesImport' in state
}

/** The characters of all imports that this browser keeps: forms have their drafts in the same place. */
const MAX_CHARACTERS = 1_000_000

const keptImportSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The path of the entity. */
  path: z.string(),
  step: z.enum(['columns', 'check']),
  /** The places of the columns that were left out. */
  unkept: z.array(z.int()),
  headers: z.array(z.string()),
  guesses: z.array(z.nullable(z.string())),
  request: importSchema,
})

/** An import that is not made yet, as it was left. */
export type StoredImport = Read<typeof keptImportSchema>

/** Whose import it is, and of which entity. */
export interface ImportPlace {
  readonly account: RecordId
  readonly entity: string
}

/** Of forms, no key has an end like this. */
const END = '/import'
const startOf = (account: RecordId) => `${DRAFT_PREFIX}${account}:`
const keyOf = ({ account, entity }: ImportPlace) => `${startOf(account)}${entity}${END}`

export function readImportDraft(place: ImportPlace): StoredImport | undefined {
  return tryStorage((storage) => parseKept(storage.getItem(keyOf(place))))
}

export function removeImportDraft(place: ImportPlace): void {
  tryStorage((storage) => storage.removeItem(keyOf(place)))
}

/** All that an account has to finish, the last one first. */
export function importDraftsOf(account: RecordId): readonly (StoredImport & { readonly entity: string })[] {
  const start = startOf(account)
  return (
    tryStorage((storage) =>
      keysOf(storage)
        .filter((key) => key.startsWith(start) && key.endsWith(END))
        .flatMap((key) => {
          const kept = parseKept(storage.getItem(key))
          return kept ? [{ ...kept, entity: key.slice(start.length, -END.length) }] : []
        })
        .toSorted((one, other) => other.at - one.at),
    ) ?? []
  )
}

/** Each as a line of what is to do. */
export function unfinishedWork(account: RecordId): readonly UnfinishedWork[] {
  return importDraftsOf(account).map(({ entity, path, request: { fileName, rows } }) => ({
    key: `import ${entity}`,
    label: imports.toFinish(fileName),
    detail: imports.lines(rows.length),
    to: `${path}/import`,
    state: RESUME,
    discardLabel: imports.discardOf(fileName),
    discard: () => removeImportDraft({ account, entity }),
  }))
}

/** Keeps an import; those that were left the longest ago make room for it. @returns whether there is room for it. */
export function storeImportDraft(place: ImportPlace, kept: StoredImport): boolean {
  const isKept =
    isSmall(kept) &&
    tryStorage((storage) => {
      const text = JSON.stringify(kept)
      if (text.length > MAX_CHARACTERS) return false
      makeRoom(storage, keyOf(place), MAX_CHARACTERS - text.length)
      storage.setItem(keyOf(place), text)
      return true
    })
  // What is there is no longer how it was left.
  if (!isKept) removeImportDraft(place)
  return isKept ?? false
}

/** Tells by a look at what is too much, before all of it is written down. */
function isSmall({ request: { rows } }: StoredImport): boolean {
  let characters = 0
  for (const { cells } of rows) {
    for (const text of cells) characters += text.length
    if (characters > MAX_CHARACTERS) return false
  }
  return true
}

function makeRoom(storage: Storage, own: string, room: number): void {
  const others = keysOf(storage)
    .filter((key) => key.startsWith(DRAFT_PREFIX) && key.endsWith(END) && key !== own)
    .map((key) => ({ key, text: storage.getItem(key) ?? '' }))
    .map(({ key, text }) => ({ key, length: text.length, at: parseKept(text)?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
  let taken = others.reduce((sum, { length }) => sum + length, 0)
  for (const { key, length } of others) {
    if (taken <= room) return
    storage.removeItem(key)
    taken -= length
  }
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_none, place) => storage.key(place) ?? '')
}

function parseKept(text: string | null): StoredImport | undefined {
  try {
    return keptImportSchema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
