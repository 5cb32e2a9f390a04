import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import EqualNot from 'lucide-react/icons/equal-not'
import { useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import { readSections, useDelayed } from '../../engine/face.ts'
import { cellOf } from '../../kinds/core/cell/cells.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'
import { peek } from '#features/peek/texts.ts'
import { differingNames } from './compare-records.ts'
import { PeekProblem } from './PeekProblem.tsx'
import { PeekSkeleton } from './PeekSkeleton.tsx'
import classes from './peek.module.css'
import { usePeeked } from './use-peeked.ts'

interface PeekComparisonProps {
  readonly resource: Resource
  /** The one that is pinned, and the one that is read beside it. */
  readonly ids: readonly [RecordId, RecordId]
}

/** Two records side by side. */
export function PeekComparison({ resource, ids }: PeekComparisonProps) {
  const one = usePeeked(resource, ids[0])
  const other = usePeeked(resource, ids[1])
  const failed = [one, other].find(({ query, record, isGone }) => query.isError && (!record || isGone))
  const isSlow = useDelayed(!failed && (one.query.isPending || other.query.isPending))
  return (
    <>
      <h2 className={classes.title}>{peek.comparison}</h2>
      {failed && (
        <PeekProblem
          hasRoles={resource.hasRoles === true}
          error={failed.query.error}
          onRetry={() => void failed.query.refetch()}
        />
      )}
      {isSlow && <PeekSkeleton entity={resource.entity} />}
      {!failed && one.record && other.record && (
        <ComparedFields
          resource={resource}
          records={[one.record, other.record]}
          titles={[one.title, other.title]}
        />
      )}
    </>
  )
}

interface ComparedFieldsProps {
  readonly resource: Resource
  readonly records: readonly [EntityRecord, EntityRecord]
  readonly titles: readonly [string, string]
}

function ComparedFields({ resource, records, titles }: ComparedFieldsProps) {
  const [isShort, setIsShort] = useState(false)
  const fields = readSections(resource.entity).flatMap((section) => section.fields)
  const differing = differingNames(
    fields.map(([name]) => name),
    ...records,
  )
  return (
    <>
      <div className={classes.differences}>
        <span role="status">{peek.differences(differing.size)}</span>
        <Checkbox
          size="sm"
          label={peek.onlyDifferences}
          checked={isShort}
          onChange={(event) => setIsShort(event.currentTarget.checked)}
        />
      </div>
      <table className={classes.compared}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{peek.field}</span>
            </th>
            {titles.map((title, place) => (
              <th key={ids(records)[place]} scope="col" dir="auto">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields
            .filter(([name]) => !isShort || differing.has(name))
            .map(([name, field]) => (
              <ComparedField
                key={name}
                resource={resource}
                name={name}
                field={field}
                records={records}
                isDifferent={differing.has(name)}
              />
            ))}
        </tbody>
      </table>
    </>
  )
}

const ids = (records: readonly EntityRecord[]) => records.map(({ id }) => id)

interface ComparedFieldProps {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  readonly records: readonly [EntityRecord, EntityRecord]
  readonly isDifferent: boolean
}

function ComparedField({ resource: { related }, name, field, records, isDifferent }: ComparedFieldProps) {
  const isLarge = cellOf(field).isPicture === true
  return (
    <tr data-differs={isDifferent || undefined}>
      <th scope="row">
        {isDifferent && <EqualNot size={14} role="img" aria-label={peek.differs} />} {t(field.label)}
      </th>
      {records.map((record) => (
        <td key={record.id}>
          <FieldValue value={record[name]} {...{ field, record, related, isLarge }} />
        </td>
      ))}
    </tr>
  )
}
