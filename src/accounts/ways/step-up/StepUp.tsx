import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { parseAnswer, parseJson } from '../../../api/answer.ts'
import { proofs } from '../../../api/session-events.ts'
import { PROOF_NEEDED } from '../../../schema/access/session-contract.ts'
import { listenToProofs } from './listen-to-proofs.ts'
import { withWords } from '../../../texts/with-words.ts'
import type { ProofDialogProps } from './ProofDialog.tsx'

const ProofDialog = lazy<ComponentType<ProofDialogProps>>(() =>
  withWords(import('./ProofDialog.tsx')).catch(() => ({ default: NoDialog })),
)

/** Where its code cannot be fetched nobody can show who they are: the call stays refused, and says why. */
function NoDialog({ onAnswer }: ProofDialogProps) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}

/** Asks who it is where a call was refused for that. Those that are refused meanwhile wait for the same answer. */
export function StepUp() {
  const [isAsked, setIsAsked] = useState(false)
  const waiting = useRef<((isProved: boolean) => void)[]>([])
  const answer = useCallback((isProved: boolean) => {
    setIsAsked(false)
    for (const resolve of waiting.current.splice(0)) resolve(isProved)
  }, [])
  useEffect(() => {
    proofs.ask = async (refused) => {
      if (!(await asksForProof(refused))) return false
      return new Promise((resolve) => {
        waiting.current.push(resolve)
        setIsAsked(true)
      })
    }
    const stop = listenToProofs(() => answer(true))
    return () => {
      proofs.ask = undefined
      stop()
      answer(false)
    }
  }, [answer])
  return <Suspense>{isAsked && <ProofDialog onAnswer={answer} />}</Suspense>
}

async function asksForProof(refused: Response): Promise<boolean> {
  return parseAnswer(parseJson(await refused.text()))?.['code'] === PROOF_NEEDED
}
