import { isAbsolute } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Bundles what the order names.
 *
 * @param {import('./bundle.mjs').BundleOrder} order
 * @returns {Promise<readonly import('./bundle.mjs').BundleProblem[]>} why it could not
 */
export function writeBundle(order) {
  return write(order).then(() => [], readProblems)
}

/** @param {import('./bundle.mjs').BundleOrder} order */
async function write({ root, folder, input }) {
  const build = await rolldown({
    cwd: root,
    input,
    external: isExternal,
    platform: 'node',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
  })
  await build.close()
}

/** Packages of hundreds of small modules: finding each took a fifth of the time in which a program starts. */
const OF_MANY_MODULES = /^(kysely|zod)(\/|$)/

/**
 * Other packages stay outside, and so do the components that entities name: only browsers load them, with their styles.
 *
 * @param {string} id
 */
function isExternal(id) {
  if (OF_MANY_MODULES.test(id)) return false
  return id.endsWith('.tsx') || (!id.startsWith('.') && !isAbsolute(id))
}

/**
 * @typedef {{ message?: string, id?: string, loc?: { line: number, column: number } }} BuildError
 * @param {BuildError & { errors?: BuildError[] }} error
 */
function readProblems(error) {
  const { errors = [error] } = error
  return errors.map(({ message = 'it cannot be bundled', id, loc }) => ({ message, file: id, loc }))
}
