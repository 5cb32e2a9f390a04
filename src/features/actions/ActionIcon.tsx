import { createElement } from 'react'
import Flag from 'lucide-react/icons/flag'
import Zap from 'lucide-react/icons/zap'
import { customComponent } from '../../kinds/core/control/custom-component.ts'
import type { IconProps, LoadComponent } from '../../schema/component.ts'

const LOOK: IconProps = { size: 15, strokeWidth: 2, 'aria-hidden': true }

interface ActionIconProps {
  readonly load: LoadComponent<IconProps> | undefined
  /** It leads to another stage. */
  readonly isMove: boolean
}

/** The icon of an action, or one for any. */
export function ActionIcon({ load, isMove }: ActionIconProps) {
  if (load) return createElement(customComponent<IconProps>(load), LOOK)
  return isMove ? <Flag {...LOOK} /> : <Zap {...LOOK} />
}
