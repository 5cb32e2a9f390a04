export const sessionsKey = ['session', 'sessions'] as const
export const newDevicesKey = ['session', 'newDevices'] as const
