import { Component, type ReactNode } from 'react'
import { FailurePage } from './FailurePage.tsx'

interface ScreenBoundaryProps {
  /** Of the place: a failed screen fails no other. */
  readonly placeKey: string
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Shows the failure of a screen in its place, until another one is visited. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidUpdate({ placeKey }: ScreenBoundaryProps): void {
    // Derived from the props, the next place's own failure would be forgotten too.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.failure && placeKey !== this.props.placeKey) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <FailurePage error={failure.error} /> : this.props.children
  }
}
