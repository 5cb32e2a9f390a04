import { Component, type ReactNode } from 'react'

interface ContainedProps {
  /** What stands there where it fails. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** An error boundary: what fails inside takes nothing beside it along. */
export class ErrorBoundary extends Component<ContainedProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.instead : this.props.children
  }
}
