import type { HistoryEntry } from '../../calls/history.ts'
import { history } from '#texts/history.ts'
import { formatMoment } from '../moment.ts'

/** `Modifié par Meriem le 21 novembre 2026 à 07:04` */
export function EntryTitle({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <>
      <strong dir="auto">{history.did(entry.action, entry.by?.name)}</strong>{' '}
      <time dateTime={entry.at}>{history.on(formatMoment(entry.at))}</time>
      {entry.source !== undefined && <bdi> {history.from(entry.source)}</bdi>}
    </>
  )
}
