import type { Resource } from '../../api/resource.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { t } from '../../texts/locale.ts'
import { deletion } from '#texts/deletion.ts'
import { DeleteConfirm } from './DeleteConfirm.tsx'
import { ReferringRecords } from './ReferringRecords.tsx'
import { useReferrers, type Ids, type LoadResources } from './use-referrers.ts'
import { wayOut } from './way-out.ts'
import { WhyKept } from './WhyKept.tsx'
import classes from './deletion.module.css'

interface DeletionQuestionProps {
  readonly resource: Resource
  readonly ids: Ids
  /** The record's name, or how many they are. */
  readonly subject: string
  readonly resources: LoadResources
  /** Deletes those that nothing keeps. */
  readonly onDelete: (ids: readonly RecordId[]) => Promise<void>
  readonly onFollow: (address: string) => void
  readonly onClose: () => void
}

/** Whether records are to be deleted: what that does beside, and of those that something keeps, why and where it is changed. */
export function DeletionQuestion(props: DeletionQuestionProps) {
  const { resource, ids, subject, resources, onDelete, onFollow, onClose } = props
  const { entity } = resource
  const { referrers, isLoading } = useReferrers(resource, ids, resources)
  const refusing = referrers.filter(({ keeps }) => keeps.length > 0)
  const kept = new Map(refusing.flatMap(({ keeps }) => keeps.map(({ id, title }) => [id, title] as const)))
  const leaving = ids.filter((id) => !kept.has(Number(id)))
  const isOne = ids.length === 1
  const confirm = isOne ? deletion.confirm : deletion.confirmMany(leaving.length)
  const isKept = isOne && kept.size > 0

  return (
    <DeleteConfirm
      question={t(entity.texts.confirmDelete)}
      answer={
        leaving.length > 0
          ? { label: confirm, isPending: isLoading, onConfirm: () => onDelete(leaving) }
          : null
      }
      wayOut={isOne ? wayOut(refusing) : undefined}
      onFollow={onFollow}
      onClose={onClose}
      details={
        <>
          {/* Without a call the rows leave the list alone. */}
          {!entity.endpoints.destroy && (
            <p role="status" className={classes.comesBack}>
              {deletion.comesBack(ids.length)}
            </p>
          )}
          {!isKept && <ReferringRecords referrers={referrers} onFollow={onFollow} />}
        </>
      }
    >
      {isKept ? (
        <WhyKept
          entity={entity}
          name={[...kept.values()][0] || deletion.numbered(ids[0])}
          refusing={refusing}
          onFollow={onFollow}
        />
      ) : (
        <p dir="auto">{subject}</p>
      )}
      {!isOne && kept.size > 0 && (
        <p role="status">
          {deletion.staying(leaving.length, kept.size)}
          {deletion.colon}
          {[...kept.values()].slice(0, 3).join(', ')}
        </p>
      )}
    </DeleteConfirm>
  )
}
