/** Below what is known of the session. */
export const passkeysKey = ['session', 'passkeys'] as const
