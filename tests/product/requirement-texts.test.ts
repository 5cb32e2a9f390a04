import { describe, expect, it } from 'vitest'
import { entities } from '../../src/generated/registry.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { translate, type Text } from '../../src/schema/values/text.ts'
import { entityNamed } from '../../src/server/records/store/store.ts'
import { lists, successMessages } from './browser/harness/requirement.ts'

/** What the screens of those who read French say. */
function inFrench({ path, list, texts }: AnyEntity) {
  const french = (text: Text | null) => text && translate(text, 'fr')
  return {
    path,
    list: { title: french(list.title), add: french(list.add) },
    texts: Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [name, french(text)])),
  }
}

// That each text is shown, and where, a browser sees of some of them and the generated suite of all.
describe('the texts of the requirement, to the letter', () => {
  it.each(lists)('$path', ({ entity, path, title, add, edit, question, deleted }) => {
    expect(inFrench(entityNamed(entities, entity))).toMatchObject({
      path,
      list: { title, add },
      texts: { create: add, update: edit, confirmDelete: question, deleted },
    })
  })

  const events = Object.entries(successMessages).flatMap(([event, message]) => {
    const [, name = '', what] = /^(\w+) (created|updated)$/.exec(event) ?? []
    return what === undefined || name === 'Profile'
      ? []
      : [{ event, name: name.toLowerCase(), what, message }]
  })

  it.each(events)('$event', ({ name, what, message }) => {
    expect(inFrench(entityNamed(entities, name)).texts).toHaveProperty(what, message)
  })

  it('are all there: a message for every creation and update, and four of the session', () => {
    expect(events).toHaveLength(2 * entities.length)
    expect(Object.keys(successMessages)).toHaveLength(events.length + 4)
  })
})
