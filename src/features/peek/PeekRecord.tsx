import { Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import { lazyOptional, readSections, ReferrerLinks, Slot, useDelayed } from '../../engine/face.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { peek } from '#features/peek/texts.ts'
import { PeekProblem } from './PeekProblem.tsx'
import { PeekSkeleton } from './PeekSkeleton.tsx'
import classes from './peek.module.css'
import { usePeeked } from './use-peeked.ts'
import { cellOf } from '../../kinds/core/cell/cells.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { t } from '../../texts/locale.ts'

const HistoryPanel = lazyOptional(() => import('../../engine/history/HistoryPanel.tsx'))

interface PeekRecordProps {
  readonly resource: Resource
  readonly id: RecordId
  /** The next record that is opened is compared with it. */
  readonly isPinned: boolean
}

/** One record: its pictures, its fields, what refers to it, its past. */
export function PeekRecord({ resource, id, isPinned }: PeekRecordProps) {
  const { query, record, isGone, title } = usePeeked(resource, id)
  const isSlow = useDelayed(query.isPending)
  const version = versionOf(resource.entity.fields, record ?? null)
  const isShown = record !== undefined && !isGone
  return (
    <>
      {title !== '' && (
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
      )}
      {isPinned && <p className={classes.hint}>{peek.pinned(title)}</p>}
      {query.isError && (!record || isGone) && (
        <PeekProblem
          hasRoles={resource.hasRoles === true}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {isSlow && <PeekSkeleton entity={resource.entity} />}
      {isShown && (
        <>
          <PeekFields resource={resource} record={record} />
          <div className={classes.around}>
            <ReferrerLinks referrers={resource.referrers} id={id} />
            <Slot name="belowForm" props={{ resource, id }} />
            {version !== undefined && (
              <Suspense>
                <HistoryPanel resource={resource} record={record} version={version} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </>
  )
}

interface PeekFieldsProps {
  readonly resource: Resource
  readonly record: EntityRecord
}

/** The pictures of a record first and large, then its fields by the sections of its form. */
function PeekFields({ resource: { entity, related }, record }: PeekFieldsProps) {
  const sections = readSections(entity)
  const all = sections.flatMap(({ fields }) => fields)
  const pictures = all.filter(
    ([name, field]) => cellOf(field).isPicture && !definitionOf(field).isEmpty(record[name]),
  )
  return (
    <>
      {pictures.map(([name, field]) => (
        <div key={name} className={classes.pictures} role="group" aria-label={t(field.label)}>
          <FieldValue value={record[name]} field={field} related={related} isLarge />
        </div>
      ))}
      {sections
        .map(({ label, fields }) => ({ label, fields: fields.filter((each) => !pictures.includes(each)) }))
        .filter(({ fields }) => fields.length > 0)
        .map(({ label, fields }) => (
          <section key={label} className={classes.section}>
            {label !== '' && <h3>{label}</h3>}
            <dl>
              {fields.map(([name, field]) => (
                <div key={name}>
                  <dt>{t(field.label)}</dt>
                  <dd>
                    <FieldValue value={record[name]} field={field} record={record} related={related} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </>
  )
}
