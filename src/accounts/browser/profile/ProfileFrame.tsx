import type { ReactNode } from 'react'
import { Page } from '../../../engine/page/Page.tsx'
import { Breadcrumb } from '../../../engine/page/Breadcrumb.tsx'
import { useTitle } from '../../../engine/page/use-title.ts'
import { profile } from '#texts/account.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { punctuation } from '#texts/frame.ts'
import { t } from '../../../texts/locale.ts'
import notice from '../../../ui/notice.module.css'
import classes from './profile.module.css'

interface ProfileFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The layout of the profile's forms. */
export function ProfileFrame({ title, children }: ProfileFrameProps) {
  useTitle(title)
  const parent = { label: profile.title, address: '/profile' }
  return (
    <Page title={title} isNarrow breadcrumb={<Breadcrumb parent={parent} current={title} />}>
      {children}
    </Page>
  )
}

interface MissingFieldsProps {
  readonly fields: Fields
  readonly admin: EntityRecord
}

/** Asks for what an account must have and lacks, as the first administrator's does that was made without an address. */
export function MissingFields({ fields, admin }: MissingFieldsProps) {
  const missing = Object.entries(fields).filter(
    ([name, field]) => field.required && definitionOf(field).isEmpty(admin[name]),
  )
  if (missing.length === 0) return null
  return (
    <div role="note" className={`${notice.notice} ${classes.missing}`}>
      <p>{profile.missing(missing.map(([, { label }]) => t(label)).join(punctuation.comma))}</p>
    </div>
  )
}
