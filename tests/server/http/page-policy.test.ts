import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../../../src/server/http/page/client-files.ts'

describe('pagePolicy', () => {
  it('lets a page call its own origin alone', () => {
    const policy = pagePolicy('<!doctype html><title>Tribune</title>')
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("img-src 'self' blob: data:;")
  })

  it('lets a page that was built for another backend call it and show its pictures', () => {
    const policy = pagePolicy('<meta name="backend" content="https://api.example/v1">')
    expect(policy).toContain("connect-src 'self' https://api.example;")
    expect(policy).toContain("img-src 'self' blob: data: https://api.example;")
    expect(policy).toContain("script-src 'self';")
  })

  it.each(['/behind/a/proxy', '', 'no address; script-src *'])('takes %j for no other backend', (content) => {
    expect(pagePolicy(`<meta name="backend" content="${content}">`)).toBe(pagePolicy(''))
  })
})
