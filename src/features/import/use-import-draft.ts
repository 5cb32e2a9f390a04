import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DraftOwner, pruneDrafts, useUnsaved } from '../../engine/face.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ImportRequest } from './calls.ts'
import { diffImport, isSameContent } from './diff.ts'
import type { ImportDraft } from './import-file.ts'
import type { StepName } from './ImportSteps.tsx'
import {
  storeImportDraft,
  readImportDraft,
  removeImportDraft,
  type ImportPlace,
  type StoredImport,
} from './import-drafts.ts'
import { isSecretColumn } from './describe-file.ts'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'

/** Milliseconds, as forms wait. */
const TYPING_PAUSE = 400

/** An import as far as it is. */
interface Begun {
  readonly step: StepName
  readonly draft: ImportDraft | null
  /** The request before anything was changed by hand. */
  readonly given: ImportRequest | null
  /** It is being made, or was. */
  readonly isSent: boolean
}

/** The import that was left in this browser before the screen was opened. */
export function useLeftImport({ name: entity }: AnyEntity) {
  const account = useOwner()
  const place = useMemo(() => (account === null ? null : { account, entity }), [account, entity])
  const [left, setLeft] = useState<StoredImport | null>(null)
  // Before the step of the file is painted, which it may take the place of.
  useLayoutEffect(() => {
    if (!place) return
    pruneDrafts(Date.now())
    setLeft(readImportDraft(place) ?? null)
  }, [place])
  return {
    place,
    left,
    forget() {
      if (place) removeImportDraft(place)
      setLeft(null)
    },
  }
}

/** Keeps an import until it is sent, and asks before what was mended is left. */
export function useKeeping(entity: AnyEntity, place: ImportPlace | null, begun: Begun): void {
  const { draft, given, step, isSent } = begun
  const pending = useRef<(() => boolean) | null>(null)
  const isKept = useRef(true)
  const isGivenUp = useRef(false)
  const keepNow = () => {
    const keep = pending.current
    pending.current = null
    if (keep && !isGivenUp.current) isKept.current = keep()
    return isKept.current
  }

  useEffect(() => {
    if (!place || !draft) return
    pending.current = () => {
      if (!isSent) return storeImportDraft(place, keptOf(entity, draft, step))
      removeImportDraft(place)
      return true
    }
    const timer = setTimeout(keepNow, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [entity, place, draft, step, isSent])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  useUnsaved({
    hasChanges: () => !isSent && draft !== null && given !== null && !isSameContent(draft.request, given),
    findChanges() {
      if (!draft || !given) return { changed: [], unkept: [] }
      const changes = diffImport(entity, given, draft)
      return keepNow() ? changes : { ...changes, unkept: changes.changed }
    },
    onGivenUp() {
      isGivenUp.current = true
      if (place) removeImportDraft(place)
    },
  })
}

function keptOf(entity: AnyEntity, draft: ImportDraft, step: StepName): StoredImport {
  const { headers, guesses } = draft
  return {
    at: Date.now(),
    path: entity.path,
    step: step === 'check' ? 'check' : 'columns',
    headers,
    guesses,
    ...withoutSecrets(entity, draft),
  }
}

/** The account that opened the screen, even after the session ends. */
function useOwner() {
  const owner = useContext(DraftOwner)
  const [known, setKnown] = useState(owner)
  if (known === null && owner !== null) setKnown(owner)
  return known ?? owner
}

/** An import as it may be kept: without what is a password, or may yet be told to be one. */
export function withoutSecrets(
  entity: AnyEntity,
  draft: ImportDraft,
): Pick<StoredImport, 'unkept' | 'request'> {
  const { headers, request } = draft
  const hasSecrets = importColumns(entity).some(({ isSecret }) => isSecret)
  const isKept = (place: number) =>
    !isSecretColumn(entity, draft, place) && !(hasSecrets && (request.columns[place] ?? null) === null)
  const unkept = [...headers.keys()].filter((place) => !isKept(place))
  if (unkept.length === 0) return { unkept, request }
  const rows = request.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((text, place) => (isKept(place) ? text : '')),
  }))
  // The server knows what was sent by the key: this is something else.
  return { unkept, request: { ...request, key: makeIdempotencyKey(), rows } }
}
