import { lazy, Suspense, type ComponentType } from 'react'
import { Input } from '@mantine/core'
import type { FieldBase } from '../../schema/field-meaning.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { shown } from '../text.ts'
import type { ControlProps, ControlView } from './control-props.ts'
import classes from './controls.module.css'

/**
 * A control whose code is fetched when a form first has it; its place is kept meanwhile.
 * @param existing What is shown above it, where there is something: files that the record has.
 */
export function lazyControl<F extends FieldBase>(
  load: () => Promise<{ default: ComponentType<ControlProps<F>> }>,
  existing: (props: ControlProps<F>) => unknown = () => '',
): ControlView<F> {
  const Loaded = lazy(() => loadChunk(load))
  return {
    Control: (props) => (
      <Suspense fallback={<Waiting field={props.field} isFilled={holdsSomething(existing(props))} />}>
        <Loaded {...props} />
      </Suspense>
    ),
  }
}

interface WaitingProps {
  readonly field: FieldBase
  readonly isFilled: boolean
}

function Waiting({ field, isFilled }: WaitingProps) {
  return (
    <Input.Wrapper label={shown(field.label)}>
      <div className={classes.waiting} data-filled={isFilled || undefined} />
    </Input.Wrapper>
  )
}

function holdsSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== ''
}
