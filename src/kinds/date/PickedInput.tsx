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
  const [isOpen, setIsOpen] = useState(false)

  function type(next: string) {
    setTyped(next)
    setIsOpen(true)
    onText(next)
  }

  function finish(stays?: 'open') {
    setTyped(null)
    setIsOpen(stays === 'open')
  }

  function clear() {
    finish()
    onText('')
  }

  function close(event: KeyboardEvent) {
    // What the input stands in stays open.
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    // Before the browser looks for what comes next: the picker's buttons leave with it.
    if (event.key === 'Escape' || event.key === 'Tab') setIsOpen(false)
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
          onFocus={() => setIsOpen(!isInPanel)}
          onClick={() => setIsOpen(true)}
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

function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  return (
    <CloseButton
      aria-label={label}
      variant="transparent"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  )
}
