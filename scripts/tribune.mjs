#!/usr/bin/env node
// `tribune <command>` works on the program in the current folder, or in that of `--root`. In the engine's own repository
// `npm run <command>` is the same, on its own program.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The script that each command is. */
const scripts = createRequire(import.meta.url)('./commands.json')
const SERVER = 'dist/server/serve.js'

const [name = '', ...given] = process.argv.slice(2)
const place = given.indexOf('--root')
const [, root] = place < 0 ? [] : given.splice(place, 2)
if (root !== undefined) enter(root)

if (name === 'serve') {
  await run(resolve(SERVER), given)
} else if (name === 'start') {
  // A process of its own, so that what builds does not stay in the memory of what serves.
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'build'], {
    stdio: 'inherit',
  })
  if (status === 0) await run(resolve(SERVER), given)
  else process.exitCode = status ?? 1
} else if (Object.hasOwn(scripts, name)) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./process/program-hooks.mjs')
  await run(fileURLToPath(new URL(`${scripts[name]}.ts`, import.meta.url)), given)
} else {
  const all = ['start', 'serve', ...Object.keys(scripts)].join(', ')
  console.error(`tribune: there is no command "${name}"; there are ${all}`)
  process.exitCode = 2
}

function enter(folder) {
  try {
    process.chdir(folder)
  } catch {
    console.error(`tribune: there is no folder ${folder}`)
    process.exit(2)
  }
}

/** As if Node had been called with this file. */
async function run(file, args) {
  process.setSourceMapsEnabled(true)
  process.argv.splice(1, process.argv.length, file, ...args)
  await import(pathToFileURL(file).href)
}
