import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { request } from '../../../api/request.ts'
import { deviceName } from '../../../texts/device-name.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { isEmbeddedBackend } from '../../../engine/embedded-backend.ts'
import type { LayoutSlotProps } from '../../../engine/slots.tsx'
import { toastFailure } from '../../../engine/toasts/toasts.ts'
import { sessions as texts } from '#ways/sessions/texts.ts'
import { confirmDeviceCall, listNewDevicesCall, type NewDevice } from './calls.ts'
import noticeClasses from '../../../ui/notice.module.css'
import classes from './sessions.module.css'

const newDevicesKey = ['session', 'newDevices'] as const
const REST_MS = 60_000

/** Says above the screens that somebody has logged in as this person with a browser that is new for them. */
export default function NewDevices({ admin }: Pick<LayoutSlotProps, 'admin'>) {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.querySelector('main')?.prepend(place)
    return () => place.remove()
  }, [place])
  const { data: devices = [] } = useQuery({
    queryKey: newDevicesKey,
    queryFn: async ({ signal }) => (await request(listNewDevicesCall, { signal })).devices,
    enabled: isEmbeddedBackend(admin),
    staleTime: REST_MS,
    retry: false,
    meta: { isGuess: true },
  })
  const [device] = devices
  return device ? createPortal(<NewDeviceNotice device={device} />, place) : null
}

function NewDeviceNotice({ device }: { readonly device: NewDevice }) {
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => request(confirmDeviceCall, { params: { id: device.id } }),
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: newDevicesKey }),
  })
  return (
    <section className={`${noticeClasses.notice} ${classes.news}`} aria-label={texts.news}>
      <ShieldAlert size={18} aria-hidden />
      <p role="status">
        {texts.newDevice(deviceName(device) ?? texts.unknown, device.address, formatMoment(device.at))}
      </p>
      <div className="ui-flow">
        <Button size="xs" variant="default" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {texts.confirm}
        </Button>
        <Button size="xs" component={Link} to="/profile/security">
          {texts.look}
        </Button>
      </div>
    </section>
  )
}
