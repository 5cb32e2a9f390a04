import { lazy, Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import type { Conflicts } from '../conflict/use-conflict.ts'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import type { DraftKeeper } from '../drafts/use-draft.ts'
import { useEarlyCode } from '../loading/timing.ts'
import { lazyOptional, lazyPart } from '../loading/lazy-part.ts'
import { withWords } from '../../texts/with-words.ts'

const loadConflictPanel = () => withWords(import('../conflict/ConflictPanel.tsx'))
const ConflictPanel = lazy(loadConflictPanel)
const UndoBar = lazyOptional(() => import('../undo/UndoBar.tsx'))
const GoneNotice = lazyPart(() => import('../conflict/GoneNotice.tsx'))

interface FormNoticesProps {
  /** What the form is of where it goes on after a save: there is said what came of others with it. */
  readonly mergedInto: string | undefined
  readonly model: FormModel
  readonly related: Resource['related']
  readonly draft: DraftKeeper
  readonly conflict: Conflicts
  /** Not everybody reads all records. */
  readonly hasRoles: boolean
  /** The record no longer exists. */
  readonly isGone: boolean
  readonly onCreateAnew: (() => void) | undefined
}

/** Notices above a form: a draft, a conflict, a deletion. */
export function FormNotices({
  mergedInto,
  draft,
  conflict,
  hasRoles,
  isGone,
  onCreateAnew,
  ...shared
}: FormNoticesProps) {
  const { offered } = draft
  const { current } = conflict
  const { hasDocuments, mode } = shared.model
  useEarlyCode(loadConflictPanel, mode === 'update')
  function resume() {
    if (offered) conflict.takeUp(offered.before, offered.typed)
    draft.answer(true)
  }
  return (
    <Suspense>
      {mergedInto !== undefined && <UndoBar entity={mergedInto} isPassedOn />}
      {offered && (
        <DraftOffer
          draft={offered}
          hasDocuments={hasDocuments}
          onResume={resume}
          onDiscard={() => draft.answer(false)}
        />
      )}
      {current && <ConflictPanel {...shared} conflict={current} onChoose={conflict.choose} />}
      {isGone && <GoneNotice hasRoles={hasRoles} hasDocuments={hasDocuments} onCreateAnew={onCreateAnew} />}
    </Suspense>
  )
}
