import { useEffect, useEffectEvent } from 'react'
import type { EntityRecord, FormValues } from '../../schema/field-meaning.ts'
import { currentTranslation } from '../../texts/translation.ts'
import type { FilledForm } from './use-record-form.ts'

interface KeptInput {
  readonly base: EntityRecord | null
  readonly values: FormValues
}

/** By the names of forms; of pages that are drawn anew in another language. */
const kept = new Map<string, KeptInput>()

/** Keeps what is typed, files and passwords too, while the page is drawn anew in another language. */
export function useKeptInput(name: string, { form, base, hasChanges, refill }: FilledForm): void {
  const restore = useEffectEvent(() => {
    const input = kept.get(name)
    kept.delete(name)
    if (input) refill(input.base, input.values)
  })
  const keep = useEffectEvent(() => {
    if (hasChanges()) kept.set(name, { base, values: form.getValues() })
  })
  useEffect(() => {
    const { language } = currentTranslation()
    restore()
    return () => {
      if (currentTranslation().language !== language) keep()
    }
  }, [])
}
