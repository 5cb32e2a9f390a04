#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The commands of a program, each by the script of the engine that it runs in the program's folder. */
const commands = {
  build: 'build/build',
  dev: 'develop/dev',
  generate: 'develop/generate',
  new: 'develop/new',
  client: 'develop/client',
  texts: 'develop/texts',
  docs: 'develop/docs',
  upgrade: 'develop/upgrade',
  schema: 'operate/schema',
  backup: 'operate/backup',
  restore: 'operate/restore',
  import: 'operate/import',
  password: 'operate/password',
  key: 'operate/key',
}
const SERVE = ['--enable-source-maps', 'dist/server/serve.js']

const [name = '', ...given] = process.argv.slice(2)
const place = given.indexOf('--root')
const [, root] = place < 0 ? [] : given.splice(place, 2)
if (root !== undefined) process.chdir(root)

if (name === 'start') {
  const code = await run(scriptOf('build'))
  process.exit(code === 0 ? await run([...SERVE, ...given]) : code)
} else if (name === 'serve') {
  process.exit(await run([...SERVE, ...given]))
} else if (Object.hasOwn(commands, name)) {
  process.exit(await run([...scriptOf(name), ...given]))
} else {
  console.error(
    `tribune: there is no command "${name}"; there are start, serve, ${Object.keys(commands).join(', ')}`,
  )
  process.exit(2)
}

function scriptOf(command) {
  const hooks = new URL('process/program-hooks.mjs', import.meta.url).href
  const script = fileURLToPath(new URL(`${commands[command]}.ts`, import.meta.url))
  return ['--import', import.meta.resolve('tsx'), '--import', hooks, script]
}

function run(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
