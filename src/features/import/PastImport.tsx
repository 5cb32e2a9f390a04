import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { filterParameters, ID_FILTER } from '../../schema/where/filter.ts'
import { spanOf } from '../../schema/where/where-tree.ts'
import type { RecentImport } from './calls.ts'
import { imports } from '#features/import/texts.ts'
import { useUndoImport } from './use-recent-imports.ts'

interface MadeImportProps {
  readonly entity: AnyEntity
  readonly made: RecentImport
}

/** What can be done with an import that was made: see its records, or take it back. */
export function PastImport({ entity, made: { key, created, updated, ids, undo } }: MadeImportProps) {
  const work = useUndoImport(entity, key)
  if (undo === 'done') return <span className="ui-soft">{imports.undone}</span>
  const count = ids.map(spanOf).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  return (
    <>
      {count > 0 && (
        <Button component={Link} to={`${entity.path}?${searchOf(ids)}`} variant="default">
          {imports.see(count)}
        </Button>
      )}
      {undo === 'possible' ? (
        <Button
          variant="default"
          loading={work.isRunning}
          aria-label={imports.undoOf(created, updated)}
          onClick={() => void work.undo()}
        >
          {imports.undo}
        </Button>
      ) : (
        <span className="ui-soft">{imports.neverDeleted}</span>
      )}
    </>
  )
}

function searchOf(ids: readonly string[]): string {
  const parameters = filterParameters([{ field: ID_FILTER, operator: 'in', values: ids }])
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString()
}
