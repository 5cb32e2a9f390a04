import { lazy, Suspense, type ComponentType } from 'react'
import { Input } from '@mantine/core'
import type { FieldBase } from '../../schema/field-meaning.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { shown } from '../text.ts'
import type { ControlProps, ControlView } from './control-props.ts'
import classes from './controls.module.css'

/** A control whose code is fetched when a form first has it; its place is kept meanwhile. */
export function lazyControl<F extends FieldBase>(
  load: () => Promise<{ default: ComponentType<ControlProps<F>> }>,
): ControlView<F> {
  const Loaded = lazy(() => loadChunk(load))
  return {
    Control: (props) => (
      <Suspense fallback={<Waiting field={props.field} />}>
        <Loaded {...props} />
      </Suspense>
    ),
  }
}

function Waiting({ field }: { readonly field: FieldBase }) {
  return (
    <Input.Wrapper label={shown(field.label)}>
      <div className={classes.waiting} />
    </Input.Wrapper>
  )
}
