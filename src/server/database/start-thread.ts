import { extname } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread from a file beside a module, in the sources as in a build.
 * @param module the `import.meta.url` of who starts it
 * @param name of the file, without its extension; scripts/build builds it too
 */
export function startThread(module: string, name: string, options: WorkerOptions): Worker {
  const extension = extname(new URL(module).pathname)
  const file = new URL(`./${name}${extension}`, module)
  if (extension !== '.ts') return new Worker(file, options)
  // A thread does not inherit tsx, which runs the program from its sources, and what finds the generated files of the program.
  const hooks = new URL('../../../scripts/process/program-hooks.mjs', import.meta.url)
  const fromSources = `import('tsx/esm/api').then(async ({ register }) => {
    register()
    await import('${hooks.href}')
    await import('${file.href}')
  })`
  return new Worker(fromSources, { ...options, eval: true })
}
