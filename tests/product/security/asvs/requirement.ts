/** One requirement of OWASP ASVS 5.0.0, in our own few words, and how this program stands to it. */
export interface Requirement {
  readonly id: string
  readonly level: 1 | 2
  readonly about: string
  readonly state:
    | { readonly kind: 'met' }
    | { readonly kind: 'not applicable'; readonly because: string }
    | { readonly kind: 'not met'; readonly because: string }
}

type Level = Requirement['level']

/** Held by tests that fail without it: those whose titles name it, as `[ASVS 6.2.1]`. */
export const met = (id: string, level: Level, about: string): Requirement => ({
  id,
  level,
  about,
  state: { kind: 'met' },
})

/** There is nothing here that it speaks of. */
export const none = (id: string, level: Level, about: string, because: string): Requirement => ({
  id,
  level,
  about,
  state: { kind: 'not applicable', because },
})

/** Not met, or by nothing that a test of this project could show. */
export const open = (id: string, level: Level, about: string, because: string): Requirement => ({
  id,
  level,
  about,
  state: { kind: 'not met', because },
})
