import { useCallback, useEffect, useRef, useState } from 'react'
import { parseAnswer, parseJson } from '../../api/answer.ts'
import { proofs } from '../../api/proofs.ts'
import { PROOF_NEEDED } from '../../schema/session-contract.ts'
import { listenToProofs } from './listen-to-proofs.ts'
import { ProofDialog } from './ProofDialog.tsx'

/** Asks who it is where a call was refused for that. Those that are refused meanwhile wait for the same answer. */
export default function AskingAgain() {
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
  return isAsked && <ProofDialog onAnswer={answer} />
}

async function asksForProof(refused: Response): Promise<boolean> {
  return parseAnswer(parseJson(await refused.text()))?.['code'] === PROOF_NEEDED
}
