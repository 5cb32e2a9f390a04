import type { KindValues } from './kind-values.ts'

/** What is tried with the kinds that are a program's own: there the generator writes this list from their folders. */
export const programKindValues: Readonly<Record<string, KindValues<never>>> = {}
