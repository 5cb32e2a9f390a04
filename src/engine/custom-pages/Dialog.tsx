import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { lazy, Suspense, type KeyboardEvent, type ReactNode } from 'react'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { useReturnFocus } from '../focus/use-return-focus.ts'
import { closesOnEscape, useOwnGuard } from '../leaving/use-own-guard.ts'
import { LeaveGuardContext, loadLeaveDialog } from '../leaving/leave-guard.ts'
import { CloseDialog } from './close-dialog.ts'
import dialog from '../../ui/dialog.module.css'
import classes from './custom-pages.module.css'

const LeaveDialog = lazy(loadLeaveDialog)

/** And below the drawer that its form opens. */
const ABOVE_THE_BAR = 290

interface OwnDialogProps {
  readonly title: Text
  /** Closes it: by Escape, beside it, and by its form. What is typed in its form is asked for before. */
  readonly onClose: () => void
  /** In pixels; as wide as a form without it. */
  readonly size?: number
  /** Above what; above the bar without it. */
  readonly zIndex?: number
  readonly children: ReactNode
}

/**
 * A dialog over a screen, for a form or whatever else; drawn while it is open. It takes the focus, and gives it back.
 * @example {edited && <Dialog title="Visite" onClose={() => setEdited(null)}>…</Dialog>}
 */
export function Dialog({ title, onClose, size = 640, zIndex = ABOVE_THE_BAR, children }: OwnDialogProps) {
  useReturnFocus()
  const { guard, isAsked, findUnsaved, close, answer } = useOwnGuard(onClose)
  function closeByKey(event: KeyboardEvent) {
    // What lies over it, as a drawer of its form or the question, is in a place of its own.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (isInside && closesOnEscape(event)) close()
  }

  return (
    <Modal.Root
      opened
      centered
      size={size}
      zIndex={zIndex}
      closeOnEscape={false}
      onClose={close}
      onKeyDown={closeByKey}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body
          className={`${dialog.dialog} ${classes.dialog}`}
          // What happens in a portal is told to a form around it, too.
          onSubmit={(event) => event.stopPropagation()}
        >
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={dialog.title ?? ''}>{t(title)}</Modal.Title>
          <LeaveGuardContext value={guard}>
            <CloseDialog value={close}>{children}</CloseDialog>
          </LeaveGuardContext>
        </Modal.Body>
        {isAsked && (
          <Suspense>
            <LeaveDialog unsaved={findUnsaved()} canKeep={false} onAnswer={answer} />
          </Suspense>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
