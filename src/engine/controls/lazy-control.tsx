import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Input } from '@mantine/core'
import type { FieldBase } from '../../schema/field-meaning.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { shown } from '../text.ts'
import type { ControlProps, ControlView } from './control-props.ts'
import classes from './controls.module.css'

type Loaded<F> = ComponentType<ControlProps<F>>

/** A control whose code is fetched when a form first has it; its place is kept meanwhile. */
export function lazyControl<F extends FieldBase>(
  load: () => Promise<{ default: Loaded<F> }>,
): ControlView<F> {
  let loaded: Loaded<F> | undefined
  async function loadOnce() {
    const module = await loadChunk(load)
    loaded = module.default
    return module
  }
  const Lazy = lazy(loadOnce)
  return {
    load: loadOnce,
    Control(props) {
      // What is there already is drawn with the form, and not a moment after it.
      const [Control] = useState<Loaded<F>>(() => loaded ?? Lazy)
      return (
        <Suspense fallback={<Waiting field={props.field} />}>
          <Control {...props} />
        </Suspense>
      )
    },
  }
}

function Waiting({ field }: { readonly field: FieldBase }) {
  return (
    <Input.Wrapper label={shown(field.label)}>
      <div className={classes.waiting} />
    </Input.Wrapper>
  )
}
