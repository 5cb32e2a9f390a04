/** The engine's. Where a program has others, the generator writes this list with them. */
export const LANGUAGE_LIST = ['fr', 'ar', 'en'] as const
