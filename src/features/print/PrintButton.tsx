import { Button } from '@mantine/core'
import Printer from 'lucide-react/icons/printer'
import { Suspense, useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import { print } from '#features/print/texts.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { lazyPart } from '../../engine/face.ts'

const RecordSheet = lazyPart(() => import('./RecordSheet.tsx'))

interface PrintButtonProps {
  readonly resource: Resource
  readonly id: RecordId
}

/** Prints a record as it is stored. */
export default function PrintButton({ resource, id }: PrintButtonProps) {
  const [isPrinting, setIsPrinting] = useState(false)
  return (
    <>
      <Button
        variant="default"
        px={12}
        title={print.record}
        aria-label={print.record}
        onClick={() => setIsPrinting(true)}
      >
        <Printer size={18} aria-hidden />
      </Button>
      {isPrinting && (
        <Suspense fallback={null}>
          <RecordSheet resource={resource} id={id} onDone={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </>
  )
}
