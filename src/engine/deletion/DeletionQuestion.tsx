import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import { TRASH_DAYS, type Referrers } from '../../calls/record-calls.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { deletion } from '#texts/record.ts'
import { DeleteConfirm } from './DeleteConfirm.tsx'
import { keepsDeleted, useReferrers, type Ids, type LoadResources } from './use-referrers.ts'
import { DeletionBlockers } from './DeletionBlockers.tsx'
import { punctuation } from '#texts/frame.ts'
import { sessionKeys } from '../../api/query-keys.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { Fragment } from 'react'
import { ReferringGroup } from './ReferringGroup.tsx'
import classes from './deletion.module.css'

interface ReferringRecordsProps {
  readonly referrers: readonly Referrers[]
  /** Toasts stand outside the router. */
  readonly onFollow: (address: string) => void
}

/** What forbids a deletion first. */
const RULES = ['refuse', 'cascade', 'remove', 'clear'] as const

/** What refers to records, and what their deletion does to it. */
function ReferringRecords({ referrers, onFollow }: ReferringRecordsProps) {
  if (referrers.length === 0) return null
  return (
    <div role="status" className={classes.referring}>
      {RULES.map((rule) => {
        const groups = referrers.filter(({ onDelete }) => onDelete === rule)
        return (
          groups.length > 0 && (
            <Fragment key={rule}>
              <p>{deletion.referring[rule]}</p>
              <ul>
                {groups.map((found) => (
                  <ReferringGroup key={`${found.path} ${found.field}`} found={found} onFollow={onFollow} />
                ))}
              </ul>
            </Fragment>
          )
        )
      })}
    </div>
  )
}

interface DeletionQuestionProps {
  readonly resource: Resource
  readonly ids: Ids
  /** The record's name, or how many they are. */
  readonly subject: string
  /** Why none of them can be deleted, whatever refers to them. */
  readonly locked?: Text | undefined
  readonly resources: LoadResources
  /** Deletes those that nothing keeps; all of them, to be refused, where something keeps each. */
  readonly onDelete: (ids: readonly RecordId[]) => Promise<void>
  readonly onFollow: (address: string) => void
  readonly onClose: () => void
}

/** Whether records are to be deleted: what that does beside, and of those that something keeps, why and where it is changed. */
export function DeletionQuestion(props: DeletionQuestionProps) {
  const { resource, ids, subject, locked, resources, onDelete, onFollow, onClose } = props
  const { entity } = resource
  const queryClient = useQueryClient()
  const { referrers, isLoading } = useReferrers(resource, ids, resources)
  const refusing = referrers.filter(({ keeps }) => keeps.length > 0)
  const kept = new Map(refusing.flatMap(({ keeps }) => keeps.map(({ id, title }) => [id, title] as const)))
  const accounts = findUndeletableAccounts(queryClient, entity, ids)
  for (const [id, { name }] of accounts) kept.set(id, name)
  const isOne = ids.length === 1
  const reason = locked ?? (isOne ? accounts.get(Number(ids[0]))?.says : undefined)
  const leaving = reason === undefined ? ids.filter((id) => !kept.has(Number(id))) : []
  const sent = leaving.length > 0 ? leaving : ids
  const isKept = isOne && kept.size > 0 && reason === undefined

  return (
    <DeleteConfirm
      question={t(entity.texts?.confirmDelete ?? deletion.question(sent.length))}
      confirm={isOne ? deletion.confirm : deletion.confirmMany(sent.length)}
      isPending={isLoading}
      onConfirm={() => onDelete(sent)}
      onClose={onClose}
      hint={describeDuration(queryClient, entity, leaving.length)}
      details={
        !isKept && reason === undefined && <ReferringRecords referrers={referrers} onFollow={onFollow} />
      }
    >
      {isKept ? (
        <DeletionBlockers
          entity={entity}
          name={[...kept.values()][0] || deletion.numbered(ids[0])}
          refusing={refusing}
          onFollow={onFollow}
        />
      ) : (
        <p dir="auto">{subject}</p>
      )}
      {reason !== undefined && <p role="status">{t(reason)}</p>}
      {!isOne && kept.size > 0 && (
        <p role="status">
          {deletion.staying(leaving.length, kept.size, accounts.size === 0)}
          {punctuation.colon}
          {[...kept.values()].slice(0, 3).join(punctuation.comma)}
        </p>
      )}
    </DeleteConfirm>
  )
}

/** Whether it lasts: without a call the rows leave the list alone, and our own backend keeps what is deleted. */
function describeDuration(queryClient: QueryClient, entity: AnyEntity, leaving: number): string | undefined {
  if (leaving === 0) return undefined
  if (!entity.endpoints.destroy) return deletion.comesBack(leaving)
  return keepsDeleted(queryClient, { entity }) ? deletion.restorable(leaving, TRASH_DAYS) : undefined
}

type UndeletableAccount = (typeof deletion.accounts)['own' | 'main']

/** Those of the records that stay so that somebody can still log in: the caller's account, and the first administrator's. */
function findUndeletableAccounts(
  queryClient: QueryClient,
  { account }: AnyEntity,
  ids: readonly RecordId[],
): ReadonlyMap<number, UndeletableAccount> {
  const found = new Map<number, UndeletableAccount>()
  if (!account) return found
  const caller = queryClient.getQueryData<EntityRecord>(sessionKeys.currentAdmin)
  for (const id of ids.map(Number)) {
    if (id === Number(caller?.id)) found.set(id, deletion.accounts.own)
    else if (id === account.superAdministrator) found.set(id, deletion.accounts.main)
  }
  return found
}
