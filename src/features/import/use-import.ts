import { useQueryClient } from '@tanstack/react-query'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { request as makeCall } from '../../api/request.ts'
import { runImport } from './client.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { RecordId } from '../../schema/record-id.ts'
import {
  readImportFileCall,
  type ImportEncoding,
  type ImportOutcome,
  type ImportPolicy,
  type ImportProgress,
  type ImportRequest,
} from './calls.ts'
import { isSameContent } from './changes-of.ts'
import { changeRequest, draftOf, type ImportDraft } from './import-file.ts'
import type { StepName } from './ImportSteps.tsx'
import type { KeptImport } from './kept-imports.ts'
import { keepKnownColumns } from './known-columns.ts'
import { refreshAll } from './refresh-all.ts'
import { useKeeping, useLeftImport } from './use-kept-import.ts'

/** A CSV file as it was read, which can be read in another encoding. */
export interface ReadText {
  readonly file: File
  readonly encoding: ImportEncoding
  /** Whether its text looks right in it. */
  readonly isPlausible: boolean
}

/** What is known of an import so far. */
interface ImportState {
  readonly step: StepName
  readonly draft: ImportDraft | null
  /** The text that the draft is made of; none of a workbook, or of an import that was resumed. */
  readonly text: ReadText | null
  /** The request before anything was changed by hand. */
  readonly given: ImportRequest | null
  /** The columns whose cells the browser did not keep. */
  readonly unkept: readonly number[]
  readonly isSending: boolean
  /** What a trial said, and of which request. */
  readonly checked: { readonly request: ImportRequest; readonly outcome: ImportOutcome } | null
  /** What became of it. */
  readonly outcome: ImportOutcome | null
  readonly error: unknown
}

const NOTHING: ImportState = {
  step: 'file',
  draft: null,
  text: null,
  given: null,
  unkept: [],
  isSending: false,
  checked: null,
  outcome: null,
  error: null,
}

/** The steps of an import: a file, its columns, a trial, and the import itself. */
export function useImport(entity: AnyEntity) {
  const queryClient = useQueryClient()
  const { place, left, forget } = useLeftImport(entity)
  const [state, setState] = useState(NOTHING)
  const { running, setRunning, work } = useWork(setState)
  const { draft, checked } = state
  useKeeping(entity, place, { ...state, isSent: state.isSending || state.outcome !== null })

  const { open, tryOut } = opening(entity, place?.account ?? null, work, setRunning)
  return {
    ...state,
    running,
    /** The trial was of the request as it is now. */
    isChecked: checked !== null && isSameContent(checked.request, draft?.request),
    /** What was left here before, until there is a file. */
    left: draft ? null : left,
    forget,
    resume({ headers, guesses, request, unkept, step }: KeptImport) {
      const resumed = { headers, guesses, request }
      setState({ ...NOTHING, step: 'columns', draft: resumed, given: request, unkept })
      // What was wrong may be right by now, and the other way round.
      if (step === 'check') void tryOut(resumed)
    },
    open,
    change(change: Partial<ImportRequest>) {
      if (!draft) return
      const request = changeRequest(entity, draft.request, change)
      setState((before) => ({ ...before, draft: { ...draft, request } }))
    },
    async check() {
      if (draft) await tryOut(draft)
    },
    /** Made again after an error, it goes on where it stopped. */
    async run(policy: ImportPolicy) {
      if (!draft) return
      const { request } = draft
      const asked = request.policy === policy ? request : changeRequest(entity, request, { policy })
      setState((before) => ({ ...before, draft: { ...draft, request: asked }, isSending: true }))
      await work(asked.rows.length, async () => {
        const outcome = await runImport(entity.name, asked, setRunning)
        refreshAll(queryClient, entity)
        // All or nothing was refused after all.
        return outcome.done === 0 ? { checked: { request: asked, outcome } } : { outcome }
      })
      setState((before) => ({ ...before, isSending: false }))
    },
    /** The steps that can be gone to: once the import is made there is no way back. */
    openSteps: stepsOf(state),
    goTo: (step: StepName) => setState((before) => ({ ...before, step })),
    restart() {
      forget()
      setState(NOTHING)
    },
  }
}

type Work = ReturnType<typeof useWork>

/** The steps before the import itself, which write nothing. */
function opening(
  entity: AnyEntity,
  account: RecordId | null,
  work: Work['work'],
  onProgress: Work['setRunning'],
) {
  return {
    open: (file: File, chosen?: ImportEncoding) =>
      work(0, async () => {
        const read = await makeCall(readImportFileCall, {
          params: { entity: entity.name },
          query: { encoding: chosen },
          body: { file },
        })
        const { rows, columns, encoding, isPlausible = true } = read
        const draft = draftOf(entity, account, { name: file.name, rows, columns })
        const text = encoding ? { file, encoding, isPlausible } : null
        // Somebody looks first at what looks odd, and at what was chosen.
        const step = isPlausible && !chosen ? 'columns' : 'file'
        return { ...NOTHING, step, draft, text, given: draft.request }
      }),
    async tryOut({ headers, request }: ImportDraft) {
      keepKnownColumns(account, entity, headers, request.columns)
      await work(request.rows.length, async () => {
        const outcome = await runImport(entity.name, { ...request, policy: 'check' }, onProgress)
        return { step: 'check', checked: { request, outcome } }
      })
    },
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
