import type { FieldControlProps } from '../core/control/control-props.ts'
import type { LookupField } from './meaning.ts'
import { NameSelect, useStored } from './NameSelect.tsx'

/** A name of a reference table. */
export function LookupControl(props: FieldControlProps<LookupField>) {
  const stored = useStored(props, props.name)
  const { options } = props.field
  const load = () => Promise.all([options.load(), options.loadKeywords?.()])
  return <NameSelect {...props} load={load} parent={null} stored={stored} />
}
