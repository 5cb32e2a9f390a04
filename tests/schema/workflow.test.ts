import { describe, expect, it } from 'vitest'
import { namedTransitions, type Moves } from '../../src/schema/entity/workflow.ts'

/** What each move is called, with the stages that it leaves. */
function namesOf(moves: Readonly<Record<string, Moves>>) {
  const named = namedTransitions({ field: 'state', moves })
  return Object.fromEntries(Object.entries(named).map(([name, { from }]) => [name, from.toSorted()]))
}

const refuse = { stage: 'refused', label: 'Refuser' }
const withdraw = { stage: 'refused', label: 'Retirer' }

describe('the name of a move', () => {
  it('is where it leads, from however many stages', () => {
    expect(namesOf({ sent: { to: ['read', refuse] }, read: { to: [refuse] } })).toEqual({
      'to-read': ['sent'],
      'to-refused': ['read', 'sent'],
    })
  })

  it.each<{ order: string; moves: Readonly<Record<string, Moves>> }>([
    {
      order: 'one order',
      moves: { sent: { to: [refuse] }, read: { to: [refuse] }, kept: { to: [withdraw] } },
    },
    { order: 'another', moves: { kept: { to: [withdraw] }, read: { to: [refuse] }, sent: { to: [refuse] } } },
  ])('says where from where others lead there, in $order', ({ moves }) => {
    expect(namesOf(moves)).toEqual({
      'to-refused-from-kept': ['kept'],
      'to-refused-from-read-sent': ['read', 'sent'],
    })
  })
})
