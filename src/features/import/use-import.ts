import { useQueryClient } from '@tanstack/react-query'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { imports } from '#features/import/texts.ts'
import { RefusedError } from '../../api/errors.ts'
import { request as makeCall } from '../../api/request.ts'
import type { Read, SentTo } from '../../calls/call.ts'
import { runImport, refreshAll } from './client.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import {
  readImportFileCall,
  type ImportOutcome,
  type ImportPolicy,
  type ImportProgress,
  type ImportRequest,
} from './calls.ts'
import { isSameContent } from './diff.ts'
import { changeRequest, draftOf, type ImportDraft } from './import-file.ts'
import type { StepName } from './ImportSteps.tsx'
import type { StoredImport } from './import-drafts.ts'
import { keepKnownColumns } from './known-columns.ts'
import { useKeeping, useLeftImport } from './use-import-draft.ts'

/** How a file can be read: a text in another encoding, a workbook by another sheet. */
type FileChoices = SentTo<typeof readImportFileCall>['query']

/** A file as it was read. */
export interface FileReading extends Omit<Read<typeof readImportFileCall.answer>, 'columns' | 'rows'> {
  readonly file: File
}

/** An error, and what the screen says of it. */
interface ImportFailure {
  readonly error: unknown
  readonly title: string
}

/** What is known of an import so far. */
interface ImportState {
  readonly step: StepName
  readonly draft: ImportDraft | null
  /** How the draft's file was read; none of an import that was resumed. */
  readonly reading: FileReading | null
  /** The request before anything was changed by hand. */
  readonly given: ImportRequest | null
  /** The columns whose cells the browser did not keep. */
  readonly unkept: readonly number[]
  readonly isSending: boolean
  /** What a trial said, and of which request. */
  readonly checked: { readonly request: ImportRequest; readonly outcome: ImportOutcome } | null
  /** What became of it. */
  readonly outcome: ImportOutcome | null
  readonly failure: ImportFailure | null
}

const NOTHING: ImportState = {
  step: 'file',
  draft: null,
  reading: null,
  given: null,
  unkept: [],
  isSending: false,
  checked: null,
  outcome: null,
  failure: null,
}

/** The steps of an import: a file, its columns, a trial, and the import itself. */
export function useImport(entity: AnyEntity) {
  const queryClient = useQueryClient()
  const { place, left, forget } = useLeftImport(entity)
  const [state, setState] = useState(NOTHING)
  const { running, setRunning, work } = useWork(setState)
  const { draft, checked } = state
  useKeeping(entity, place, { ...state, isSent: state.isSending || state.outcome !== null })

  const account = place?.account ?? null
  const { open, tryOut } = opening({ entity, account, step: state.step, work, setRunning })
  return {
    ...state,
    running,
    /** The trial was of the request as it is now. */
    isChecked: checked !== null && isSameContent(checked.request, draft?.request),
    /** What was left here before, until there is a file. */
    left: draft ? null : left,
    forget,
    resume({ headers, guesses, request, unkept, step }: StoredImport) {
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
      await work({ rows: asked.rows.length, failed: failedRun }, async () => {
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

interface Opening extends Pick<Work, 'work' | 'setRunning'> {
  readonly entity: AnyEntity
  readonly account: RecordId | null
  readonly step: StepName
}

/** The steps before the import itself, which write nothing. */
function opening({ entity, account, step: current, work, setRunning }: Opening) {
  return {
    open: (file: File, query: FileChoices = {}) =>
      work({ rows: 0, failed: () => imports.notRead }, async () => {
        const sent = { params: { entity: entity.name }, query, body: { file } }
        const { rows, columns, ...read } = await makeCall(readImportFileCall, sent)
        const draft = draftOf(entity, account, { name: file.name, rows, columns })
        const hasChosen = query.encoding !== undefined || query.sheet !== undefined
        // Somebody looks first at what looks odd.
        const step = hasChosen ? current : read.isPlausible === false ? 'file' : 'columns'
        return { ...NOTHING, step, draft, reading: { file, ...read }, given: draft.request }
      }),
    async tryOut({ headers, request }: ImportDraft) {
      keepKnownColumns(account, entity, headers, request.columns)
      await work({ rows: request.rows.length, failed: () => imports.notChecked }, async () => {
        const outcome = await runImport(entity.name, { ...request, policy: 'check' }, setRunning)
        return { step: 'check', checked: { request, outcome } }
      })
    },
  }
}

/** Only what has begun can be taken up. Rows are refused by lines of the answer, what cannot begin by its status. */
function failedRun(error: unknown): string {
  const hasBegun = !(error instanceof RefusedError) || error.details.status === undefined
  return hasBegun ? imports.failed : imports.notBegun
}

interface WorkOptions {
  readonly rows: number
  /** What to say of an error. */
  readonly failed: (error: unknown) => string
}

/** How far a step is, and what it leads to. */
function useWork(setState: Dispatch<SetStateAction<ImportState>>) {
  const [running, setRunning] = useState<ImportProgress | null>(null)

  async function work({ rows, failed }: WorkOptions, step: () => Promise<Partial<ImportState>>) {
    setRunning({ done: 0, total: rows })
    try {
      const next = await step()
      setState((before) => ({ ...before, failure: null, ...next }))
    } catch (error) {
      setState((before) => ({ ...before, failure: { error, title: failed(error) } }))
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
