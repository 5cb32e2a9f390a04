import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Pencil from 'lucide-react/icons/pencil'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { textOf } from '../../../kinds/core/definition/definitions.ts'
import { lazyOptional } from '../../../engine/loading/lazy-part.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { Page } from '../../../engine/page/Page.tsx'
import { Slot, useFeatures } from '../../../engine/slots.tsx'
import { useTitle } from '../../../engine/page/use-title.ts'
import { t } from '../../../texts/locale.ts'
import { profile, security } from '#texts/account.ts'
import { isEmbeddedBackend } from '../../../engine/embedded-backend.ts'
import { useAdmin } from '../session/use-admin.ts'
import { MissingFields } from './ProfileFrame.tsx'
import { profileFieldsQuery } from './profile-fields.ts'
import classes from './profile.module.css'

/** What a save has left as others had saved it. */
const UndoBar = lazyOptional(() => import('../../../engine/undo/UndoBar.tsx'))

/** The profile of the logged-in administrator. */
export function ProfilePage() {
  useTitle(profile.title)
  const admin = useAdmin()
  const features = useFeatures()
  const hasSecurity = isEmbeddedBackend(admin.data) && features.some(({ slots }) => slots?.security)
  const { data: fields = {} } = useQuery(profileFieldsQuery)
  return (
    <Page title={profile.title} isNarrow>
      {admin.isError && !admin.data && (
        <Problem title={profile.failed} error={admin.error} onRetry={() => void admin.refetch()} />
      )}
      {admin.data && <MissingFields fields={fields} admin={admin.data} />}
      <div className="ui-card">
        <dl className={classes.facts}>
          {Object.entries(fields).map(([name, field]) => {
            const value = textOf(field, admin.data?.[name])
            return (
              <div key={name} className={classes.fact}>
                <dt>{t(field.label)}</dt>
                <dd dir="auto" data-empty={value === '' || undefined}>
                  {value || profile.nothing}
                </dd>
              </div>
            )
          })}
        </dl>
        {admin.data && <Slot name="profile" props={{ adminId: admin.data.id }} />}
        <div className={classes.links}>
          <Button component={Link} to="/profile/edit" leftSection={<Pencil size={17} aria-hidden />}>
            {profile.edit}
          </Button>
          <Button
            component={Link}
            to="/profile/edit/password"
            variant="default"
            leftSection={<KeyRound size={17} aria-hidden />}
          >
            {profile.password}
          </Button>
          {hasSecurity && (
            <Button
              component={Link}
              to="/profile/security"
              variant="default"
              leftSection={<ShieldCheck size={17} aria-hidden />}
            >
              {security.title}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        <UndoBar entity="profile" />
      </Suspense>
    </Page>
  )
}
