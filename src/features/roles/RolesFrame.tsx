import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { isForbidden } from '../../api/errors.ts'
import { sessionKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import { PERSON_KEY, personSchema } from '../../calls/data-roles.ts'
import { type LayoutSlotProps, toastFailure } from '../../engine/face.ts'
import { roles } from '#features/roles/texts.ts'
import { stopSeeingCall } from './calls.ts'
import { reload } from './use-role-changes.ts'
import classes from './frame.module.css'

/** Around all screens: keeps what the person may do up to date, and says as whom they see the program. */
export default function RolesFrame({ admin }: Pick<LayoutSlotProps, 'admin'>) {
  const told = admin?.[PERSON_KEY]
  useFreshRights(JSON.stringify(told))
  const seenAs = personSchema.safeParse(told).data?.seenAs
  return seenAs ? <ImpersonationBanner name={seenAs.name} /> : null
}

/** Who somebody is, is asked again with each screen and with each refusal; what they see is read anew where it has changed. */
function useFreshRights(person: string | undefined): void {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const last = useRef(person)
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: sessionKeys.currentAdmin })
  }, [queryClient, pathname])
  useEffect(() => {
    const ask = (error: unknown) => {
      if (isForbidden(error)) void queryClient.invalidateQueries({ queryKey: sessionKeys.currentAdmin })
    }
    const stops = [
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.state.status === 'error') ask(query.state.error)
      }),
      queryClient.getMutationCache().subscribe(({ mutation, type }) => {
        if (type === 'updated' && mutation.state.status === 'error') ask(mutation.state.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queryClient])
  useEffect(() => {
    const before = last.current
    last.current = person
    if (before === undefined || person === undefined || before === person) return
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'session' })
  }, [queryClient, person])
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = classes.place ?? ''
  return place
}

/** Stands above every screen, with the way back. */
function ImpersonationBanner({ name }: { readonly name: string }) {
  const [place] = useState(makePlace)
  useEffect(() => {
    document.querySelector('main')?.prepend(place)
    return () => place.remove()
  }, [place])
  const stop = useMutation({
    mutationFn: () => request(stopSeeingCall, {}),
    onSuccess: () => reload('/roles'),
    onError: toastFailure,
  })
  return createPortal(
    <section className={classes.banner} aria-label={roles.seenAs(name)}>
      <Eye size={18} aria-hidden />
      <p dir="auto">{roles.seenAs(name)}</p>
      <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
        {roles.back}
      </Button>
    </section>,
    place,
  )
}
