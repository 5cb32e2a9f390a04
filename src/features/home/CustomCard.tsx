import { createElement, Suspense } from 'react'
import { customComponent } from '../../kinds/core/control/custom-component.ts'
import type { CustomWidget, OwnWidgetProps } from '../../schema/widget.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import { Contained } from '../../engine/loading/Contained.tsx'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'

/** What a component of an entity's own draws; a fault of it leaves the rest of the dashboard as it is. */
export function CustomCard({ widget: { label, content } }: { readonly widget: CustomWidget }) {
  const props: OwnWidgetProps = { label: t(label) }
  return (
    <WidgetCard label={label}>
      <Contained instead={<p className={classes.empty}>{home.failed}</p>}>
        <Suspense fallback={<div className={classes.skeleton} />}>
          {createElement(customComponent<OwnWidgetProps>(content), props)}
        </Suspense>
      </Contained>
    </WidgetCard>
  )
}
