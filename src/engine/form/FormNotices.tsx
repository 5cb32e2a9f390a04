import { lazy, Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { Mode } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import type { Conflicts } from '../conflict/use-conflict.ts'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import type { DraftKeeper } from '../drafts/use-draft.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { useEarlyCode } from '../loading/use-early-code.ts'

const loadConflictPanel = () => loadChunk(() => import('../conflict/ConflictPanel.tsx'))
const ConflictPanel = lazy(loadConflictPanel)
const GoneNotice = lazy(() => loadChunk(() => import('../conflict/GoneNotice.tsx')))

interface FormNoticesProps {
  readonly fields: Fields
  readonly mode: Mode
  readonly related: Resource['related']
  readonly draft: DraftKeeper
  readonly conflict: Conflicts
  /** The record is there no more. */
  readonly isGone: boolean
  readonly onCreateAnew: (() => void) | undefined
}

/** What is to be known of a record's form before its controls: a draft, a conflict, a deletion. */
export function FormNotices({ draft, conflict, isGone, onCreateAnew, ...shared }: FormNoticesProps) {
  const { offered } = draft
  const { current } = conflict
  useEarlyCode(loadConflictPanel, shared.mode === 'update')
  function resume() {
    if (offered) conflict.takeUp(offered.before, offered.typed)
    draft.answer(true)
  }
  return (
    <Suspense>
      {offered && <DraftOffer draft={offered} onResume={resume} onDiscard={() => draft.answer(false)} />}
      {current && <ConflictPanel {...shared} conflict={current} onChoose={conflict.choose} />}
      {isGone && <GoneNotice onCreateAnew={onCreateAnew} />}
    </Suspense>
  )
}
