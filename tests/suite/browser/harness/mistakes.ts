import { expect, type Page } from '@playwright/test'

/** The controls that are marked as mistaken are these, each with words that say why, and no others. */
export async function expectMistaken(page: Page, names: readonly string[]): Promise<void> {
  const marked = page.locator('main form').locator('[aria-invalid=true][name]')
  const read = () => marked.evaluateAll((all) => all.map((each) => each.getAttribute('name')).sort())
  await expect.poll(read, 'the controls that are marked').toEqual([...new Set(names)].sort())
  for (const each of await marked.all()) await expect(each).toHaveAccessibleDescription(/\S/)
}
