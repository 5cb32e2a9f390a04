import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/process/run-node.ts'

const project = mkdtempSync(join(tmpdir(), 'tribune-lint-'))
cpSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
afterAll(() => rmSync(project, { recursive: true }))

function isRefused(file: string, source: string): boolean {
  const path = join(project, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${source}\n`)
  const { status } = spawnSync(process.execPath, [resolve(tools.oxlint), path], { cwd: project })
  return status !== 0
}

type Sample = readonly [file: string, source: string]

function expectRefused(...samples: readonly Sample[]): void {
  expect(samples.filter(([file, source]) => !isRefused(file, source))).toEqual([])
}

describe('the lint rules', () => {
  it('take what is right', () => {
    expect(isRefused('src/server/a.ts', 'export const one = 1')).toBe(false)
  })

  it('runs no text as code [ASVS 1.1.2, 1.2.1, 1.2.2, 1.2.3, 1.3.2, 3.2.2]', () => {
    expectRefused(
      ['src/app/a.ts', "eval('1')"],
      ['src/app/a.ts', "export const run = new Function('return 1')"],
      ['src/app/a.ts', "setTimeout('alert(1)', 10)"],
      ['src/app/a.ts', "document.body.innerHTML = '<b>'"],
      ['src/app/a.ts', "document.body.insertAdjacentHTML('afterend', '<b>')"],
      ['src/app/a.ts', "document.write('<b>')"],
      ['src/app/a.tsx', "export const View = () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />"],
      ['src/app/a.ts', "export const address = 'javascript:alert(1)'"],
    )
  })

  it('starts no programs [ASVS 1.2.5]', () => {
    expectRefused(
      ['src/server/a.ts', "import { spawn } from 'node:child_process'\nspawn('ls')"],
      ['src/server/a.ts', "import { runInNewContext } from 'node:vm'\nrunInNewContext('1')"],
    )
  })

  it('makes no regular expression of what it is sent [ASVS 1.2.9]', () => {
    expectRefused(['src/server/a.ts', 'export const make = (text: string) => new RegExp(text)'])
  })

  it('takes secrets from nothing that can be foreseen [ASVS 6.5.3, 7.2.3, 11.2.1, 11.5.1]', () => {
    expectRefused(['src/server/a.ts', 'export const token = String(Math.random())'])
  })

  it('redirects nobody [ASVS 3.7.2]', () => {
    expectRefused([
      'src/server/a.ts',
      "export const go = (reply: { redirect(to: string): void }) => reply.redirect('/')",
    ])
  })
})
