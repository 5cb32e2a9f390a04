import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { makeIdempotencyKey } from '../../../api/idempotency.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import { CreateHereContext } from '../../../kinds/reference/create-here.ts'
import type { Resource } from '../../../api/resource.ts'
import { forms } from '#texts/forms.ts'
import { t } from '../../../texts/locale.ts'
import { useReturnFocus } from '../../focus/use-return-focus.ts'
import { formOf } from '../form-source.ts'
import { useStarts } from '../use-starts.ts'
import { RecordForm } from '../RecordForm.tsx'
import { BriefSections } from './BriefSections.tsx'
import { LeaveGuardContext, loadLeaveDialog } from '../../leaving/leave-guard.ts'
import type { LeaveAnswer, Unsaved } from '../../leaving/unsaved.ts'
import { toastSuccess } from '../../toasts/toasts.ts'
import type { FormValues } from '../../../schema/field-meaning.ts'
import type { RecordId } from '../../../schema/record-id.ts'

const LeaveDialog = lazy(loadLeaveDialog)

interface CreateDrawerProps {
  readonly resource: Resource
  /** What it begins with, besides what its own config says. */
  readonly initial?: FormValues | undefined
  readonly onCreated: (id: RecordId) => void
  readonly onClose: () => void
}

/** The create form of a related entity, with a leave guard for itself alone. */
export default function CreateDrawer({ resource, initial, onCreated, onClose }: CreateDrawerProps) {
  const { entity, client } = resource
  const queryClient = useQueryClient()
  const starts = useStarts(resource)
  // Taken once: what the other form holds later is not this record's.
  const [given] = useState(initial)
  const begun = useMemo(() => ({ ...starts.values, ...given }), [starts.values, given])
  const { guard, isAsked, findChanges, close, answer } = useOwnGuard(onClose)
  const [key] = useState(makeIdempotencyKey)
  const created = useRef<RecordId>(undefined)
  useReturnFocus()

  function closeOnEscape(event: KeyboardEvent) {
    // It closes an open list or calendar first.
    const isInList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && !event.defaultPrevented && !isInList && !isAsked) close()
  }

  return (
    <Drawer.Root opened position="right" size="lg" zIndex={300} closeOnEscape={false} onClose={close}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* What happens in a portal is told to the form around it, too. */}
        <Drawer.Body onKeyDown={closeOnEscape} onSubmit={(event) => event.stopPropagation()}>
          <Drawer.Title mb="md" fz="xl" fw={600}>
            {t(entity.texts.create)}
          </Drawer.Title>
          <LeaveGuardContext value={guard}>
            {/* It opens no third form to make related records in. */}
            <CreateHereContext value={null}>
              {!starts.isPending && (
                <RecordForm
                  source={{ ...formOf(resource), tabs: false }}
                  record={null}
                  initial={begun}
                  Sections={BriefSections}
                  cancelAddress={entity.path}
                  onCancel={close}
                  send={async (values, options) => {
                    created.current = await client.create(values, { ...options, key })
                  }}
                  onSaved={async () => {
                    await queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all })
                    if (created.current !== undefined) onCreated(created.current)
                    toastSuccess(t(entity.texts.created ?? forms.added))
                    onClose()
                  }}
                />
              )}
            </CreateHereContext>
          </LeaveGuardContext>
        </Drawer.Body>
        {isAsked && (
          <Suspense>
            <LeaveDialog findChanges={findChanges} canKeep onAnswer={answer} />
          </Suspense>
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** Asks before the input of the drawer is lost; the form around it has a guard of its own. */
function useOwnGuard(onClose: () => void) {
  const held = useRef<Unsaved>(null)
  const [isAsked, setIsAsked] = useState(false)
  const guard = useMemo(
    () => ({
      hold(unsaved: Unsaved) {
        held.current = unsaved
        return () => {
          if (held.current === unsaved) held.current = null
        }
      },
      mayLeave: () => Promise.resolve(held.current?.hasChanges() !== true),
      giveUp: () => held.current?.giveUp(),
    }),
    [],
  )
  return {
    guard,
    isAsked,
    close: () => (held.current?.hasChanges() ? setIsAsked(true) : onClose()),
    findChanges: () => held.current?.findChanges(),
    answer(way: LeaveAnswer) {
      setIsAsked(false)
      if (way === 'stay') return
      if (way === 'leave') guard.giveUp()
      onClose()
    },
  }
}
