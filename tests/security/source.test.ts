import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The lines of a folder's files that hold something like this, with their files. */
function linesWith(pattern: RegExp, folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|html)$/.test(name))
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n')
      return lines.filter((line) => pattern.test(line)).map((line) => `${name}: ${line.trim()}`)
    })
}

describe('the source', () => {
  it('runs no text as code', () => {
    const code = /\beval\(|new Function\(|innerHTML|outerHTML|document\.write|insertAdjacentHTML|javascript:/
    expect(linesWith(code, 'src')).toEqual([])
  })

  it('starts no programs', () => {
    expect(linesWith(/child_process|worker_threads|node:vm/, 'src')).toEqual([])
  })

  it('makes no regular expression of what it is sent', () => {
    expect(linesWith(/new RegExp\(/, 'src/server')).toEqual([])
  })

  it('takes secrets from nothing that can be foreseen', () => {
    for (const folder of [
      'src/server/session',
      'src/server/storage',
      'src/kinds/image',
      'src/kinds/password',
    ]) {
      expect(linesWith(/Math\.random/, folder)).toEqual([])
    }
    expect(linesWith(/randomBytes\(TOKEN_BYTES\)|TOKEN_BYTES = 32$/, 'src/server/session')).toHaveLength(2)
  })

  it('hashes with nothing that is broken', () => {
    expect(linesWith(/['"](md5|sha1|sha-1|rc4|des)['"]/i, 'src/server')).toEqual([])
  })

  it('listens to no messages of other windows', () => {
    // A port of a channel of the page's own hears of nobody else.
    expect(linesWith(/(?<!port\d\.)addEventListener\(\s*['"]message['"]|onmessage/, 'src')).toEqual([])
  })

  it('redirects nobody', () => {
    expect(linesWith(/reply\.redirect|['"]location['"]\s*:/, 'src/server')).toEqual([])
  })
})
