import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import ListFilter from 'lucide-react/icons/list-filter'
import { use, useId, useState } from 'react'
import { pastKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { mayDo } from '../../schema/access/rights.ts'
import { ACTIVITY_ACTIONS, type ActivityAction } from '../../calls/audit-log.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { isDay } from '../../kinds/date/day.ts'
import { DayInput } from '../../kinds/date/DayInput.tsx'
import { addDays } from '../../schema/values/days.ts'
import { parseRecordId } from '../../schema/values/record-id.ts'
import { auditLog } from '#texts/record.ts'
import { activity } from '#features/activity/texts.ts'
import type { ActivityFilters } from './activity-filters.ts'
import { entityLabel, useResources } from '../../engine/face.ts'
import recordClasses from '../../ui/record-list.module.css'
import classes from './activity.module.css'

interface ActivityFilterBarProps {
  readonly filters: ActivityFilters
  /** What can be narrowed down to; a server that does not say so may have logged anything. */
  readonly actions: readonly ActivityAction[] | undefined
  readonly onChange: (filters: ActivityFilters) => void
}

/** The people whose accounts there are. */
function usePeople(resources: ReadonlyMap<string, Resource>) {
  const accounts = [...resources.values()].find(({ entity }) => entity.account)
  const { data = [] } = useQuery({
    queryKey: [...pastKeys.activity, 'people'],
    enabled: accounts !== undefined,
    async queryFn() {
      const { records = [] } = (await accounts?.client.list()) ?? {}
      const name = accounts?.entity.account?.displayName ?? ''
      return records.map((record) => ({ value: String(record.id), label: String(record[name]) }))
    },
  })
  return data
}

/** Narrows down by person, list, action and day; yesterday is one press away. A phone folds the rest. */
export function ActivityFilterBar({ filters, actions, onChange }: ActivityFilterBarProps) {
  const today = currentDay()
  const fields = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const days = [
    [activity.today, today],
    [activity.yesterday, addDays(today, -1)],
  ] as const
  const narrowing = Object.values(filters).filter((each) => each !== undefined).length
  return (
    <div
      role="group"
      aria-label={activity.filters}
      className={classes.filters}
      data-unfolded={isUnfolded || undefined}
    >
      {days.map(([label, day]) => (
        <Button
          key={label}
          variant={filters.day === day ? 'filled' : 'default'}
          aria-pressed={filters.day === day}
          onClick={() => onChange({ ...filters, day: filters.day === day ? undefined : day })}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="default"
        className={classes.unfold ?? ''}
        leftSection={<ListFilter size={17} aria-hidden />}
        rightSection={narrowing > 0 && <span className={classes.count}>{narrowing}</span>}
        aria-expanded={isUnfolded}
        aria-controls={fields}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {activity.filters}
      </Button>
      <Button
        variant={filters.logins ? 'filled' : 'default'}
        aria-pressed={filters.logins === true}
        className={classes.logins ?? ''}
        onClick={() => onChange({ ...filters, logins: filters.logins ? undefined : true })}
      >
        {activity.logins}
      </Button>
      <FilterFields id={fields} filters={filters} actions={actions} onChange={onChange} />
    </div>
  )
}

interface FilterFieldsProps extends ActivityFilterBarProps {
  readonly id: string
}

function FilterFields({ id, filters, actions = ACTIVITY_ACTIONS, onChange }: FilterFieldsProps) {
  const resources = useResources() ?? new Map()
  const people = usePeople(resources)
  const person = use(PersonContext)
  const mayRead = ({ entity }: Resource) => !person || mayDo(entity, 'read', person)
  return (
    <div id={id} className={`${recordClasses.filters} ${classes.fields}`}>
      <DayInput
        label={activity.day}
        isPast
        value={filters.day ?? ''}
        onDay={(day) => (day === '' || isDay(day)) && onChange({ ...filters, day: day || undefined })}
      />
      <NativeSelect
        label={activity.person}
        value={String(filters.account ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, account: parseRecordId(value) ?? undefined })
        }
        data={[{ value: '', label: activity.everybody }, ...people]}
      />
      <NativeSelect
        label={activity.entity}
        value={filters.entity ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, entity: value || undefined })}
        data={[
          { value: '', label: activity.everything },
          ...[...resources.values()].filter(mayRead).map((each) => ({
            value: each.entity.name,
            label: entityLabel(each),
          })),
        ]}
      />
      <NativeSelect
        label={activity.action}
        value={filters.action ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, action: ACTIVITY_ACTIONS.find((action) => action === value) })
        }
        data={[
          { value: '', label: activity.everyAction },
          ...ACTIVITY_ACTIONS.filter((each) => each === filters.action || actions.includes(each)).map(
            (action) => ({ value: action, label: auditLog.actions[action] }),
          ),
        ]}
      />
    </div>
  )
}
