import { Outlet, ScrollRestoration } from 'react-router-dom'
import { LeaveGuard } from '../engine/leaving/LeaveGuard.tsx'
import { RoomForScroll } from '../engine/navigation/RoomForScroll.tsx'
import { RouteAnnouncer } from '../engine/navigation/RouteAnnouncer.tsx'

/** The layout route around all screens. */
export function Root() {
  return (
    <LeaveGuard>
      <Outlet />
      <RouteAnnouncer />
      <RoomForScroll />
      <ScrollRestoration />
    </LeaveGuard>
  )
}
