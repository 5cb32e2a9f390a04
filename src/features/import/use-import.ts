import { useQueryClient } from '@tanstack/react-query'
import { useContext, useState, type Dispatch, type SetStateAction } from 'react'
import { request as makeCall } from '../../api/request.ts'
import { runImport } from './client.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import {
  readImportFileCall,
  type ImportOutcome,
  type ImportPolicy,
  type ImportProgress,
  type ImportRequest,
} from './calls.ts'
import { DraftOwner } from '../../engine/drafts/draft-owner.ts'
import { changeRequest, draftOf, type ImportDraft } from './import-file.ts'
import type { StepName } from './ImportSteps.tsx'
import { keepKnownColumns } from './known-columns.ts'
import { refreshAll } from './refresh-all.ts'

/** What is known of an import so far. */
interface ImportState {
  readonly step: StepName
  readonly draft: ImportDraft | null
  /** What a trial said, and of which request. */
  readonly checked: { readonly request: ImportRequest; readonly outcome: ImportOutcome } | null
  /** What became of it. */
  readonly outcome: ImportOutcome | null
  readonly error: unknown
}

const NOTHING: ImportState = { step: 'file', draft: null, checked: null, outcome: null, error: null }

/** The steps of an import: a file, its columns, a trial, and the import itself. */
export function useImport(entity: AnyEntity) {
  const account = useContext(DraftOwner)
  const queryClient = useQueryClient()
  const [state, setState] = useState(NOTHING)
  const { running, setRunning, work } = useWork(setState)
  const { draft, checked } = state
  const request = draft?.request

  const setRequest = (own: ImportDraft, asked: ImportRequest) =>
    setState((before) => ({ ...before, draft: { ...own, request: asked } }))

  return {
    ...state,
    running,
    /** The trial was of the request as it is now. */
    isChecked: checked !== null && isSameContent(checked.request, request),
    open: (file: File) =>
      work(0, async () => {
        const { rows } = await makeCall(readImportFileCall, {
          params: { entity: entity.name },
          body: { file },
        })
        return { ...NOTHING, step: 'columns', draft: draftOf(entity, account, file.name, rows) }
      }),
    change(change: Partial<ImportRequest>) {
      if (!draft) return
      setRequest(draft, changeRequest(entity, draft.request, change))
    },
    async check() {
      if (!draft || !request) return
      keepKnownColumns(account, entity, draft.headers, request.columns)
      await work(request.rows.length, async () => {
        const outcome = await runImport(entity.name, { ...request, policy: 'check' }, setRunning)
        return { step: 'check', checked: { request, outcome } }
      })
    },
    /** Made again after an error, it goes on where it stopped. */
    async run(policy: ImportPolicy) {
      if (!draft || !request) return
      const asked = request.policy === policy ? request : changeRequest(entity, request, { policy })
      setRequest(draft, asked)
      await work(asked.rows.length, async () => {
        const outcome = await runImport(entity.name, asked, setRunning)
        refreshAll(queryClient, entity)
        // All or nothing was refused after all.
        return outcome.done === 0 ? { checked: { request: asked, outcome } } : { outcome }
      })
    },
    /** The steps that can be gone to: once the import is made there is no way back. */
    openSteps: stepsOf(state),
    goTo: (step: StepName) => setState((before) => ({ ...before, step })),
    restart: () => setState(NOTHING),
  }
}

/** How far a step is, and what it leads to. */
function useWork(setState: Dispatch<SetStateAction<ImportState>>) {
  const [running, setRunning] = useState<ImportProgress | null>(null)

  async function work(rows: number, step: () => Promise<Partial<ImportState>>) {
    setRunning({ done: 0, total: rows })
    try {
      const next = await step()
      setState((before) => ({ ...before, error: null, ...next }))
    } catch (error) {
      setState((before) => ({ ...before, error }))
    } finally {
      setRunning(null)
    }
  }

  return { running, setRunning, work }
}

function stepsOf({ draft, checked, outcome }: ImportState): readonly StepName[] {
  if (outcome) return []
  return ['file', ...(draft ? (['columns'] as const) : []), ...(checked ? (['check'] as const) : [])]
}

export type Import = ReturnType<typeof useImport>

/** The policy decides what is written, not what is wrong. */
function isSameContent(one: ImportRequest, other: ImportRequest | undefined): boolean {
  return (
    one.rows === other?.rows &&
    one.columns === other.columns &&
    one.mode === other.mode &&
    one.by === other.by
  )
}
