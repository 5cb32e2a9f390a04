import { CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

interface PickedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What it holds, as people write it. */
  readonly text: string
  /** What takes the value away. */
  readonly clearLabel: string
  /** In a panel that scrolls: what is picked from comes with a press or a key alone, and may leave the panel's box. */
  readonly isInPanel?: boolean
  readonly onText: (text: string) => void
  /** What a value is picked from; `done` takes the place of what was typed, and closes it unless more is to be picked. */
  readonly renderPicker: (done: (stays?: 'open') => void) => ReactNode
}

/** A text that is typed in the reader's own way, or picked below. */
export function PickedInput(allProps: PickedInputProps) {
  const { text, clearLabel, isInPanel = false, onText, onBlur, renderPicker, ...props } = allProps
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState<'by focus' | 'by hand' | null>(null)
  // The focus goes to what is refused, whose message is to be read first.
  const isOpen = opened === 'by hand' || (opened === 'by focus' && !props.error)

  function type(next: string) {
    setTyped(next)
    setOpened('by hand')
    onText(next)
  }

  function finish(stays?: 'open') {
    setTyped(null)
    setOpened(stays === 'open' ? 'by hand' : null)
  }

  function clear() {
    finish()
    onText('')
  }

  function close(event: KeyboardEvent) {
    // What the input stands in stays open.
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    // Before the browser looks for what comes next: the picker's buttons leave with it. Enter submits, and what is refused is read.
    if (event.key === 'Escape' || event.key === 'Tab' || event.key === 'Enter') setOpened(null)
  }

  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      floatingStrategy={isInPanel ? 'fixed' : 'absolute'}
      transitionProps={{ exitDuration: 0 }}
      withRoles={false}
      withinPortal={false}
    >
      <Popover.Target>
        <TextInput
          {...props}
          inputMode="numeric"
          value={typed ?? text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpened(isInPanel ? null : 'by focus')}
          onClick={() => setOpened('by hand')}
          onBlur={(event) => {
            finish()
            onBlur?.(event)
          }}
          onKeyDown={close}
          rightSection={text !== '' && <ClearButton label={clearLabel} onClear={clear} />}
        />
      </Popover.Target>
      {/* The focus stays in the input, whose leaving closes the panel. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        {renderPicker(finish)}
      </Popover.Dropdown>
    </Popover>
  )
}

/** For a pointer: whoever types empties the text itself, and Tab goes on to the next field. */
function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  return (
    <CloseButton
      aria-label={label}
      variant="transparent"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  )
}
