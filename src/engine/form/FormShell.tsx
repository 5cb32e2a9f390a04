import { Button } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { forms } from '#texts/form.ts'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import '../form-state/form-styles.ts'
import classes from './form.module.css'
import type { Submission } from './use-submission.ts'
import { lazyOptional } from '../loading/lazy-part.ts'

const MoreSaves = lazyOptional(() => import('./MoreSaves.tsx'))

interface FormShellProps {
  readonly submission: Submission
  readonly submitLabel: string
  /** The label of a second button, which saves and stays in the form; no button without it. */
  readonly stayLabel?: string | undefined
  readonly cancelAddress: string
  /** Cancels without leaving the page, instead. */
  readonly onCancel?: (() => void) | undefined
  /** Notices about the whole form. */
  readonly notice?: ReactNode
  /** What others do meanwhile, beside the buttons: in sight, and over no field. */
  readonly news?: ReactNode
  /** The controls. */
  readonly children: ReactNode
}

/** The frame of every form: notices, controls, progress and actions. */
export function FormShell(props: FormShellProps) {
  const { submission, submitLabel, stayLabel, cancelAddress, onCancel, notice, news, children } = props
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const { formElement, onSubmit, submit, isSending, progress } = submission
  const saveByKey = (event: KeyboardEvent) => {
    // The browser would offer to save the page.
    event.preventDefault()
    if (!isBehindDialog(formElement.current)) submit('leave')
  }
  // The empty list lets it work in inputs.
  useHotkeys([...letterHotkeys('mod+S', saveByKey)], [])
  return (
    <form ref={formElement} className={classes.form} noValidate onSubmit={onSubmit}>
      {notice}
      {children}
      {progress !== null && <UploadProgress share={progress} />}
      <footer className={classes.footer}>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {forms.cancel}
          </Button>
        ) : (
          <Button component={Link} to={cancelAddress} variant="default">
            {forms.cancel}
          </Button>
        )}
        {stayLabel !== undefined && !isNarrow && (
          // A disabled button would lose the focus.
          <Button variant="default" aria-disabled={isSending} onClick={() => submit('stay')}>
            {stayLabel}
          </Button>
        )}
        <Button
          type="submit"
          loading={isSending}
          aria-keyshortcuts="Control+S Meta+S"
          title={forms.saveShortcut}
        >
          {submitLabel}
        </Button>
        {stayLabel !== undefined && isNarrow && (
          <Suspense fallback={<MorePlace />}>
            <MoreSaves stayLabel={stayLabel} isSending={isSending} onStay={() => submit('stay')} />
          </Suspense>
        )}
        {news && <div className={classes.news}>{news}</div>}
      </footer>
    </form>
  )
}

/** Another form or a question lies over it. */
function isBehindDialog(form: HTMLFormElement | null): boolean {
  const dialog = document.querySelector('[role="dialog"]')
  return dialog !== null && !dialog.contains(form)
}

function UploadProgress({ share }: { readonly share: number }) {
  return (
    <label className={classes.progress}>
      {forms.uploading}
      <progress value={share} max={1} />
    </label>
  )
}

/** The room of the button whose code is on its way: the others stand still. */
function MorePlace() {
  return (
    <Button variant="default" disabled aria-label={forms.moreSaves}>
      <Ellipsis size={18} aria-hidden />
    </Button>
  )
}
