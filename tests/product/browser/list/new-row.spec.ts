import { fillForm, submit } from '../../../browser/harness/form.ts'
import { expect, test } from '../../../browser/harness/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the tint of a new record covers its whole card', async ({ page }) => {
  await page.goto('/tools/create')
  await fillForm(page, { 'name.fr': 'Ballon' })
  await submit(page)
  const card = page.locator('tr[data-new]')
  await expect(card).toContainText('Ballon')
  const drawn = await card.evaluate((element) => {
    // As it is drawn before it fades.
    const animations = element.getAnimations({ subtree: true })
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = 1_000
    }
    const parts = [element, ...element.children].map((part) => {
      const { width, height } = part.getBoundingClientRect()
      return { width, height, background: getComputedStyle(part).backgroundColor }
    })
    const probe = document.createElement('i')
    probe.style.background = 'var(--accent-soft)'
    document.body.append(probe)
    const tint = getComputedStyle(probe).backgroundColor
    probe.remove()
    return { parts, tint }
  })
  const tinted = drawn.parts.filter(({ background }) => background === drawn.tint)
  expect(tinted).toEqual([drawn.parts[0]])
  expect(drawn.parts[0]?.width).toBeGreaterThan(340)
  for (const { background } of drawn.parts.slice(1)) expect(background).toBe('rgba(0, 0, 0, 0)')
})
