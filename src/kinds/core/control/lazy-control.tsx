import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Input } from '@mantine/core'
import type { FieldBase } from '../../../schema/entity/field-definition.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { t } from '../../../texts/locale.ts'
import { withWords } from '../../../texts/with-words.ts'
import type { FieldControlProps, ControlView } from './control-props.ts'
import classes from './lazy-control.module.css'

type Loaded<F> = ComponentType<FieldControlProps<F>>

/**
 * A control whose code is fetched when a form first has it; its place is kept meanwhile.
 * @param existing What is shown above it, where there is something: files that the record has.
 */
export function lazyControl<F extends FieldBase>(
  load: () => Promise<{ default: Loaded<F> }>,
  existing: (props: FieldControlProps<F>) => unknown = () => '',
): ControlView<F> {
  let loaded: Loaded<F> | undefined
  async function loadOnce() {
    const module = await withWords(load())
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
        <Suspense fallback={<Waiting field={props.field} isFilled={holdsSomething(existing(props))} />}>
          <Control {...props} />
        </Suspense>
      )
    },
  }
}

const custom = lazyControl<Field>(() => import('./CustomControl.tsx'))

/** How a field's value is written on screen: as the field says, or its kind. */
export function customOr(ofKind: (field: Field) => ControlView<Field>, field: Field): ControlView<Field> {
  return 'control' in field ? custom : ofKind(field)
}

interface WaitingProps {
  readonly field: FieldBase
  readonly isFilled: boolean
}

function Waiting({ field, isFilled }: WaitingProps) {
  return (
    <Input.Wrapper label={t(field.label)}>
      <div className={classes.waiting} data-filled={isFilled || undefined} />
    </Input.Wrapper>
  )
}

function holdsSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== ''
}
