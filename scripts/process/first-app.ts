/** What the generator itself is run with where a program has none yet, as before its first run. */
export const app = { languages: [{ language: 'fr', locale: 'fr' }], timeZone: 'UTC' }
export const hasOtherBackend = false
export const sendsChangesAlone = false
