import type { ReactNode } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Text } from '../../schema/text.ts'
import { listAddress } from '../list-data/list-memory.ts'
import { Breadcrumb } from '../page/Breadcrumb.tsx'
import { Page } from '../page/Page.tsx'
import { useTitle } from '../page/use-title.ts'
import { CreateHereContext, type CreateHereProps } from '../../kinds/reference/create-here.ts'
import { CreateHere } from './create-here/CreateHere.tsx'
import { screens } from '#texts/screens.ts'
import { t } from '../../texts/locale.ts'
import classes from './form.module.css'

const renderCreateHere = (props: CreateHereProps) => <CreateHere {...props} />

interface FormFrameProps {
  readonly entity: AnyEntity
  readonly title: Text
  /** Whose form it is; of a new record nobody's. */
  readonly subject?: string
  /** Stands beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The frame of an entity's forms: the title, and the breadcrumb back to the list. */
export function FormFrame({ entity, title, subject = '', action, children }: FormFrameProps) {
  const current = subject === '' ? t(title) : `${t(title)} · ${subject}`
  useTitle(current)
  const parent = { label: t(entity.list.title), address: listAddress(entity.path) }
  return (
    <Page
      title={t(title)}
      subject={subject}
      action={action}
      isNarrow={!entity.sections || entity.tabs === true}
      breadcrumb={<Breadcrumb parent={parent} current={current} />}
    >
      <CreateHereContext value={renderCreateHere}>{children}</CreateHereContext>
    </Page>
  )
}

const FIELDS = [1, 2, 3, 4, 5]

/** The skeleton of a form. */
export function FormSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={screens.list.loading}>
      {FIELDS.map((field) => (
        <div key={field} className={classes.bone} />
      ))}
    </div>
  )
}
