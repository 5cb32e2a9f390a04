import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { entities } from '../../src/generated/registry.ts'
import { preparePages } from '../../src/server/client/pages.ts'
import { screenParts } from '../../src/server/client/screen-parts.ts'

const [{ name, path } = { name: '', path: '' }] = entities

describe('screenParts', () => {
  it.each([
    ['/', ['layout', 'dashboard']],
    ['/login', ['layout', 'dashboard']],
    ['/profile/edit', ['layout', 'profile/edit']],
    [path, ['layout', 'list', `entity/${name}`]],
    [`${path}/history`, []],
    [`${path}/edit/x`, []],
    [`${path}x`, []],
    ['/nowhere', []],
  ])('names what %s is shown with', (address, parts) => {
    expect(screenParts(entities, address, true)).toEqual(parts)
  })

  it('names the controls that a form has', () => {
    expect(screenParts(entities, `${path}/edit/12`, true)).toEqual(
      expect.arrayContaining(['layout', 'edit', `entity/${name}`, 'control/text']),
    )
    expect(screenParts(entities, `${path}/create`, true)).toContain('create')
  })

  it('names the login alone to who is not logged in', () => {
    expect(screenParts(entities, path, false)).toEqual(['login'])
  })
})

describe('a page', () => {
  const parts = { layout: ['assets/a.css', 'assets/a.js'], list: ['assets/a.js', 'assets/b.js'] }
  const pageFor = preparePages('<head><title>T</title></head><body>', parts, entities)

  it('names the files of its screen, each once', () => {
    const { identity, br, gzip } = pageFor(path, true)
    expect(identity.toString()).toBe(
      '<head><title>T</title>' +
        '<link rel="stylesheet" crossorigin href="/assets/a.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/a.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/b.js"></head><body>',
    )
    expect(br && brotliDecompressSync(br)).toEqual(identity)
    expect(gzip && gunzipSync(gzip)).toEqual(identity)
  })

  it('is made once for whatever needs the same', () => {
    expect(pageFor(`${path}/edit/2`, true)).toBe(pageFor(`${path}/edit/1`, true))
    expect(pageFor('/nowhere', true)).toBe(pageFor(path, false))
  })
})
