import { UserError, type Records } from 'tribune/server'
import { branch } from '../branch.ts'

interface Balance {
  readonly branch_id: number | null
  readonly balance: string | null
}

/** Who owes the school more than the credit of the branch books nothing more. */
export async function assertSolvent(records: Records, { branch_id, balance }: Balance): Promise<void> {
  const home = branch_id === null ? null : await records.read(branch, branch_id)
  if (Number(balance ?? 0) < -Number(home?.credit ?? 0))
    throw new UserError('Le solde de cet élève ne lui permet pas de réserver.', { path: 'student_id' })
}
