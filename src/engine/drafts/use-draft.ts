import { useContext, useEffect, useRef, useState, useEffectEvent } from 'react'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'
import { isSame } from '../../kinds/core/form/merge.ts'
import { DraftOwner, type DraftPlace } from './draft-keys.ts'
import { pruneDrafts, readDraft, removeDraft, writeDraft, type Draft } from './draft-storage.ts'
import { currentTranslation } from '../../texts/translation.ts'

interface KeptInput {
  readonly base: EntityRecord | null
  readonly values: FormValues
}

/** By the names of forms; of pages that are drawn anew in another language. */
const kept = new Map<string, KeptInput>()

/** Keeps what is typed, files and passwords too, while the page is drawn anew in another language. */
function useKeptInput(name: string, { form, base, hasChanges, refill }: FilledForm): void {
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

/** Milliseconds. */
const TYPING_PAUSE = 400

export interface DraftKeeper {
  readonly place: DraftPlace | null
  /** The draft stored before this form opened. */
  readonly offered: Draft | null
  /** Closes the offer, and deletes the draft if it is not wanted. */
  answer(isWanted: boolean): void
  /** Deletes the draft, after a save or when the changes are discarded. */
  end(outcome: 'saved' | 'given up'): void
}

/** Stores input in this browser, so that a reload, a crash or the end of a session does not lose it. */
export function useDraft(subject: Pick<DraftPlace, 'entity' | 'record'>, filled: FilledForm): DraftKeeper {
  // What is typed is there again before it is compared with a draft.
  useKeptInput(`${subject.entity} ${subject.record}`, filled)
  const place = usePlace(subject)
  const [offered, setOffered] = useState<Draft | null>(null)
  const isEnded = useRef(false)
  const { model, form, base } = filled
  const latest = useRef({ offered, base })
  useEffect(() => {
    latest.current = { offered, base }
  })

  useEffect(() => {
    if (!place) return
    pruneDrafts(Date.now())
    const found = readDraft(place)
    if (!found) return
    const isNews = !isSame(model.drafted(found.typed), model.drafted(form.getValues()))
    if (isNews) setOffered(found)
    else removeDraft(place)
  }, [place, model, form])

  useEffect(() => {
    if (!place) return
    return keepWhile(form, () => {
      if (isEnded.current) return
      const before = model.drafted(model.start(latest.current.base))
      const typed = model.drafted(form.getValues())
      if (!isSame(before, typed)) writeDraft(place, { at: Date.now(), before, typed })
      else putBack(place, latest.current.offered)
    })
  }, [place, model, form])

  return {
    place,
    offered,
    answer(isWanted) {
      setOffered(null)
      if (!isWanted && place) removeDraft(place)
    },
    end(outcome) {
      isEnded.current = true
      if (place) putBack(place, outcome === 'saved' ? null : offered)
    },
  }
}

/** The account that opened the form owns the draft, even after the session ends. */
function usePlace({ entity, record }: Pick<DraftPlace, 'entity' | 'record'>): DraftPlace | null {
  const owner = useContext(DraftOwner)
  const [place, setPlace] = useState<DraftPlace | null>(null)
  useEffect(() => {
    if (owner !== null) setPlace((known) => known ?? { account: owner, entity, record })
  }, [owner, entity, record])
  return place
}

/** An unchanged form stores nothing, but a draft on offer stays. */
function putBack(place: DraftPlace, offered: Draft | null): void {
  if (offered) writeDraft(place, offered)
  else removeDraft(place)
}

/** Stores the input debounced, and when the page is hidden. */
function keepWhile(form: FilledForm['form'], keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keep()
  }
  const stop = form.subscribe({
    formState: { values: true },
    callback() {
      clearTimeout(timer)
      timer = setTimeout(keepNow, TYPING_PAUSE)
    },
  })
  window.addEventListener('pagehide', keepNow)
  return () => {
    keepNow()
    stop()
    window.removeEventListener('pagehide', keepNow)
  }
}
