import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What there is before a program has been generated. */
const FIRST_APP = new URL('first-app.ts', import.meta.url).href

/**
 * Resolves a generated file of the engine to that of the program.
 * @param {{ engine: string, program: string }} places where each has its generated files, as URLs
 * @returns {import('node:module').ResolveHookSync}
 */
export function findGenerated({ engine, program }) {
  return (specifier, context, nextResolve) => {
    if (!specifier.startsWith('.') || context.parentURL === undefined) return nextResolve(specifier, context)
    const url = new URL(specifier, context.parentURL).href
    if (!url.startsWith(engine)) return nextResolve(specifier, context)
    const found = url.replace(engine, program)
    const isFirst = found.endsWith('/app.ts') && !existsSync(fileURLToPath(found))
    return nextResolve(isFirst ? FIRST_APP : found, context)
  }
}

/** @type {ReturnType<typeof findGenerated>} */
let find

/** Called by Node in the thread of its hooks, with what they were registered with. */
export function initialize(places) {
  find = findGenerated(places)
}

export function resolve(...given) {
  return find(...given)
}
