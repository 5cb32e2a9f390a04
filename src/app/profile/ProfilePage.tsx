import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import { cellOf } from '../../kinds/cells.ts'
import { Problem } from '../../engine/loading/Problem.tsx'
import { Link } from '../../engine/navigation/Link.tsx'
import { Page } from '../../engine/page/Page.tsx'
import { useTitle } from '../../engine/page/use-title.ts'
import { shown } from '../../texts/locale.ts'
import { profile } from '../../texts/fr/profile.ts'
import { useAdmin } from '../session/use-admin.ts'
import { profileFieldsQuery } from './profile-fields.ts'
import classes from './profile.module.css'

/** Who is logged in. */
export function ProfilePage() {
  useTitle(profile.title)
  const admin = useAdmin()
  const { data: fields = {} } = useQuery(profileFieldsQuery)
  return (
    <Page title={profile.title} isNarrow>
      {admin.isError && !admin.data && (
        <Problem title={profile.failed} error={admin.error} onRetry={() => void admin.refetch()} />
      )}
      <div className={classes.card}>
        <dl className={classes.facts}>
          {Object.entries(fields).map(([name, field]) => (
            <div key={name} className={classes.fact}>
              <dt>{shown(field.label)}</dt>
              <dd dir="auto">{cellOf(field).text(admin.data?.[name], field) || profile.nothing}</dd>
            </div>
          ))}
        </dl>
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
        </div>
      </div>
    </Page>
  )
}
