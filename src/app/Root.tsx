import { Outlet, ScrollRestoration } from 'react-router-dom'
import { LeaveGuard } from '../engine/leaving/LeaveGuard.tsx'
import { RoomForScroll } from '../engine/navigation/RoomForScroll.tsx'
import { RouteAnnouncer } from '../engine/navigation/RouteAnnouncer.tsx'
import { scrollKey } from '../engine/navigation/router-context.ts'

/** The layout route around all screens. */
export function Root() {
  return (
    <LeaveGuard>
      <Outlet />
      <RouteAnnouncer />
      <RoomForScroll />
      <ScrollRestoration getKey={scrollKey} />
    </LeaveGuard>
  )
}
