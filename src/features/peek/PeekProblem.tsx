import FileX from 'lucide-react/icons/file-x'
import { isMissing } from '../../api/errors.ts'
import { Notice, Problem } from '../../engine/face.ts'
import { forms } from '#texts/form.ts'
import { peek } from '#features/peek/texts.ts'

interface PeekProblemProps {
  /** Not everybody reads all records: it may be there for others. */
  readonly hasRoles: boolean
  readonly error: unknown
  readonly onRetry: () => void
}

/** Why there is nothing to read: the record is gone, or could not be fetched. A toast says it, too. */
export function PeekProblem({ hasRoles, error, onRetry }: PeekProblemProps) {
  if (!isMissing(error)) return <Problem title={forms.failed} error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <Notice
        icon={FileX}
        title={hasRoles ? peek.notFound : peek.gone}
        text={hasRoles ? peek.notFoundHint : peek.goneHint}
      />
    </div>
  )
}
