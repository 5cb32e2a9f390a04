import type { Plugin, Rolldown } from 'vite'

/** Where a file begins so, its functions are compiled while it comes in: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** What the first screens are made of: much of it is not called for long, and compiling it would hold them up. */
const FIRST = new Set(['first', 'product', 'lists'])

/** Less is compiled within a moment, and is not worth the bytes; characters, before they are made few. */
const LEAST = 20_000

/**
 * Has what is fetched on the suspicion that it will be wanted, such as a form's code while the pointer nears a link,
 * compiled beside the page, and not function by function once the link is pressed.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    // A file's name stands for all that is in it.
    augmentChunkHash: (chunk) => (isLater(chunk) ? HINT : undefined),
    generateBundle: {
      // After the bundler's own first lines: a hint that stands below them is none.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isLater(file)) file.code = HINT + file.code
        }
      },
    },
  }
}

function isLater({ name, modules }: Pick<Rolldown.RenderedChunk, 'name' | 'modules'>): boolean {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  return !FIRST.has(name) && length >= LEAST
}
