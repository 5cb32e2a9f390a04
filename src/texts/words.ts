import { currentTranslation } from './translation.ts'

/** The shape of words, whatever the language: a catalogue that lacks one, or has one more, is a type error. */
type WordsLike<T> = { readonly [Key in keyof T]: Word<T[Key]> }

type Word<T> = T extends string
  ? string
  : T extends (...args: infer Args) => unknown
    ? (...args: Args) => string
    : T extends readonly string[]
      ? readonly string[]
      : WordsLike<T>

/** Where the words of a part are kept as they are written. */
const WRITTEN = Symbol('written')

/**
 * The words of one part of the screens or the server, read in the language of whoever is spoken to.
 * @param name the same in each language
 * @param written in the language of the file
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<const T extends object>(name: string, written: T): WordsLike<T> {
  // What a proxy of one language answers for another has the shape of both.
  return new Proxy(written, {
    get: (_, key) => (key === WRITTEN ? written : Reflect.get(translated(name) ?? written, key)),
  }) as WordsLike<T>
}

function translated(name: string): object | undefined {
  const part = currentTranslation().catalogue?.[name]
  return part && Reflect.get(part, WRITTEN)
}
