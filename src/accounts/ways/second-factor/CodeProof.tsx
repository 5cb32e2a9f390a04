import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { request } from '../../../api/request.ts'
import type { ProofSlotProps } from '../../../engine/slots.tsx'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { readOwnFactorCall } from './calls.ts'
import { CodeProofForm } from './CodeProofForm.tsx'
import { secondFactorKey } from './second-factor-key.ts'

const WAY = 'code'

/** A code of the authenticator in place of the password, for whoever has one. */
export default function CodeProof({ way, onWay, onProved }: ProofSlotProps) {
  const { data } = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => request(readOwnFactorCall, { signal }),
    retry: false,
    meta: { isGuess: true },
  })
  if (way === WAY) return <CodeProofForm onProved={onProved} onBack={() => onWay(null)} />
  if (way !== null || !data || data.since === null) return null
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<Smartphone size={17} aria-hidden />}
      onClick={() => onWay(WAY)}
    >
      {texts.proveByCode}
    </Button>
  )
}
