import { createElement, Suspense } from 'react'
import { ownComponent } from '../../kinds/core/control/own-component.ts'
import type { OwnWidget, OwnWidgetProps } from '../../schema/widget.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import { Contained } from '../../engine/loading/Contained.tsx'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'

/** What a component of an entity's own draws; a fault of it leaves the rest of the dashboard as it is. */
export function OwnCard({ widget: { label, content } }: { readonly widget: OwnWidget }) {
  const props: OwnWidgetProps = { label: t(label) }
  return (
    <WidgetCard label={label}>
      <Contained instead={<p className={classes.empty}>{home.failed}</p>}>
        <Suspense fallback={<div className={classes.skeleton} />}>
          {createElement(ownComponent<OwnWidgetProps>(content), props)}
        </Suspense>
      </Contained>
    </WidgetCard>
  )
}
