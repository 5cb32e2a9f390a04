import type { FieldControlProps } from '../core/control/control-props.ts'
import type { LookupField } from './definition.ts'
import { useStored } from '../core/control/use-control.ts'
import { NameSelect } from './NameSelect.tsx'

/** A name of a reference table. */
export function LookupControl(props: FieldControlProps<LookupField>) {
  const stored = useStored(props, props.name)
  return <NameSelect {...props} parent={null} stored={stored} />
}
