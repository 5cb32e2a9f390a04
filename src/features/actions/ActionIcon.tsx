import { createElement } from 'react'
import Zap from 'lucide-react/icons/zap'
import { customComponent } from '../../kinds/core/control/custom-component.ts'
import type { IconProps, LoadComponent } from '../../schema/component.ts'

const LOOK: IconProps = { size: 15, strokeWidth: 2, 'aria-hidden': true }

/** The icon of an action, or one for any. */
export function ActionIcon({ load }: { readonly load: LoadComponent<IconProps> | undefined }) {
  return load ? createElement(customComponent<IconProps>(load), LOOK) : <Zap {...LOOK} />
}
