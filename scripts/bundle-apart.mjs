// The process that `bundle.mjs` starts: reads what to bundle from its input, writes the problems to its output.
import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { rolldown } from 'rolldown'

const problems = await write(JSON.parse(readFileSync(0, 'utf8'))).then(() => [], readProblems)
console.log(JSON.stringify(problems))

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

/**
 * Packages stay outside, and so do the components that entities name: only browsers load them, with their styles.
 *
 * @param {string} id
 */
function isExternal(id) {
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
