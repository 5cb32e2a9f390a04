import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { selection } from '#texts/list.ts'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { toastFailure } from '../toasts/toasts.ts'
import { Dialog } from './Dialog.tsx'
import dialog from '../../ui/dialog.module.css'

interface ConfirmDialogProps {
  /** The question: `title="Annuler ces visites ?"` */
  readonly title: Text
  /** What it means. */
  readonly text?: Text
  /** What the button says that does it: `confirm="Annuler les visites"` */
  readonly confirm: Text
  /** It takes something away: the button is red, and Enter does not press it. */
  readonly isDangerous?: boolean
  /** Closes the dialog once it is done; where it throws, a toast says why and the dialog stays. */
  readonly onConfirm: () => Promise<unknown> | void
  readonly onClose: () => void
}

/**
 * A question before something is done.
 * @example <ConfirmDialog title="Vider la semaine ?" confirm="Vider" isDangerous onConfirm={clear} onClose={close} />
 */
export function ConfirmDialog({
  title,
  text,
  confirm,
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function answer() {
    setIsBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      toastFailure(error)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={title} size={480} onClose={onClose}>
      {text !== undefined && <p className={dialog.text}>{t(text)}</p>}
      <div className={dialog.answers}>
        <Button variant="default" data-autofocus={isDangerous || undefined} onClick={onClose}>
          {selection.cancelBeside(t(confirm))}
        </Button>
        <Button
          {...(isDangerous && { color: 'red' })}
          data-autofocus={!isDangerous || undefined}
          loading={isBusy}
          onClick={() => void answer()}
        >
          {t(confirm)}
        </Button>
      </div>
    </Dialog>
  )
}

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'onClose'> {
  /** What the button is called where its words alone do not say what of. */
  readonly name?: string | undefined
  readonly size?: ButtonProps['size']
}

/** A button that asks before it does something; the dialog's button says the same. */
export function ConfirmButton({ name, size, ...question }: ConfirmButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="default"
        {...(size !== undefined && { size })}
        aria-label={name}
        onClick={() => setIsAsked(true)}
      >
        {t(question.confirm)}
      </Button>
      {isAsked && <ConfirmDialog {...question} onClose={() => setIsAsked(false)} />}
    </>
  )
}
