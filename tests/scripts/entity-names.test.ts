import { describe, expect, it } from 'vitest'
import { findUnknown, readEntityNames } from '../../scripts/test/entity-names.ts'
import { domains } from '../domains/domains.ts'

describe('the names that --entity takes', () => {
  it('are those the generated tests run over', () => {
    const known = domains.map(
      ({ name, entities }) => [name, entities.map((each) => each.name).sort()] as const,
    )
    const read = [...readEntityNames()].map(([domain, names]) => [domain, [...names].sort()] as const)
    expect(read).toEqual(known)
  })

  it('are told where one is not among them', () => {
    const known = new Map([
      ['product', ['book', 'author']],
      ['library', ['shelf']],
    ])
    expect(findUnknown('shelf', known)).toBeNull()
    expect(findUnknown('nope', known)).toBe(
      'There is no entity "nope". There are:\n  product: book, author\n  library: shelf',
    )
  })
})
