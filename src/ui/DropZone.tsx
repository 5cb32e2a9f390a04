import { Input, type InputWrapperProps } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useId, type ReactNode, type Ref } from 'react'
import { describedBy } from './input-props.ts'
import classes from './drop-zone.module.css'

export interface DropZoneProps {
  readonly name: string
  readonly label: ReactNode
  readonly withAsterisk: boolean
  readonly description: string | undefined
  readonly inputWrapperOrder: NonNullable<InputWrapperProps['inputWrapperOrder']>
  readonly error: string | undefined
  readonly onBlur: () => void
  readonly ref: Ref<HTMLElement>
}

interface DropZoneParts extends DropZoneProps {
  readonly icon: ReactNode
  readonly hint: string
  /** What is taken here, below the hint. */
  readonly limits: string
  /** What the file dialog offers; dropped files are checked separately. */
  readonly accept: string
  readonly multiple: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** More files than one may have. */
  readonly onTooMany: () => void
  /** Stands above the zone. */
  readonly chosen: ReactNode
  /** Stands below it. */
  readonly children?: ReactNode
}

/** A dropzone over a file input, which keyboard and label can reach. */
export function DropZone(props: DropZoneParts) {
  const { name, label, withAsterisk, description, inputWrapperOrder, error, onBlur } = props
  const { icon, hint, limits, accept, multiple, onFiles, onTooMany, chosen, children } = props
  const id = useId()
  return (
    <Input.Wrapper {...{ id, label, description, inputWrapperOrder, error, withAsterisk }}>
      {/* Several fields may have a first file. */}
      <div role="group" aria-labelledby={`${id}-label`}>
        {chosen}
        <Dropzone
          role="group"
          tabIndex={-1}
          className={classes.drop}
          name={name}
          multiple={multiple}
          activateOnKeyboard={false}
          onDrop={onFiles}
          onReject={onTooMany}
          inputProps={{
            id,
            onBlur,
            tabIndex: 0,
            accept,
            'aria-invalid': error !== undefined,
            'aria-describedby': describedBy(id, { description, error }),
          }}
        >
          <span className={classes.dropText}>
            {icon}
            <span>
              {hint}
              <small>{limits}</small>
            </span>
          </span>
        </Dropzone>
        {children}
      </div>
    </Input.Wrapper>
  )
}
