import { Component, Suspense, type ReactNode } from 'react'
import { screens } from '#texts/frame.ts'
import { toastError, toastFailure } from './toasts.ts'
import { isMissingCode, reloadOnce } from '../loading/stale-chunks.ts'

interface OpenedProps {
  /** What was pressed, which stays until the rest is there. */
  readonly closed?: ReactNode
  /** It could not be opened, and can be pressed again. */
  readonly onFail: () => void
  readonly children: ReactNode
}

/** What a press opens. Where its code cannot be fetched, all around it stays and a toast says so. */
export class Opened extends Component<OpenedProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail()
    void tell(error)
  }

  override render(): ReactNode {
    const { closed, children } = this.props
    return this.state.isFailed ? closed : <Suspense fallback={closed}>{children}</Suspense>
  }
}

async function tell(error: unknown): Promise<void> {
  if (!isMissingCode(error)) toastFailure(error)
  else if (!(await reloadOnce())) toastError(screens.failure.missing)
}
