import type { Page } from '@playwright/test'

/** Pixels that whatever is pressed has at least, either way. */
export const LEAST_TARGET = { desktop: 24, phone: 44 } as const

/** Everything on a page that is pressed and smaller than that, in words. */
export function findSmallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((pixels) => {
    const pressed =
      'a[href], button, input, select, textarea, summary, [role=option], [role^=menuitem], [role=switch], [tabindex="0"]'
    // A control that a drawn one stands for is pressed by its label.
    const labelsOf = (element: Element) =>
      'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const sizeOf = (element: Element) => {
      // Files are chosen by pressing what is around the input.
      const around = element.matches('[type=file]') ? [element.parentElement] : []
      const boxes = [element, ...labelsOf(element), ...around].flatMap((each) =>
        each instanceof Element ? [each.getBoundingClientRect()] : [],
      )
      const sides = boxes.map(({ width, height }) => ({ width, height, least: Math.min(width, height) }))
      return sides.reduce((best, each) => (each.least > best.least ? each : best))
    }
    return (
      [...document.querySelectorAll(pressed)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A link among words is as high as their line, and those of a card stand among others; axe holds their distance.
        .filter((element) => !element.matches('a') || getComputedStyle(element).display !== 'inline')
        .filter((element) => !element.matches('td[data-column] > a') || element.clientHeight < 24)
        // What only the keyboard reaches lies beside the page.
        .filter((element) => element.getBoundingClientRect().bottom > 0 && !element.matches('.skip-link'))
        .map((element) => ({ element, ...sizeOf(element) }))
        // To the pixel: a browser lays out by sixty-fourths.
        .filter(({ least: side }) => side < pixels - 0.5)
        .map(({ element, width, height }) => {
          const name =
            element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
          return `${element.tagName.toLowerCase()} “${name}”: ${width.toFixed()} × ${height.toFixed()}`
        })
    )
  }, least)
}

/** What a person reaches on a page to press it. */
const PRESSED =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [tabindex="0"]'

/**
 * All that is smaller than 24 pixels and has not the room of a circle of 24 pixels to itself [WCAG 2.5.8]; a dialog that is open is all
 * that can be pressed.
 */
export function findCrowdedTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((pressed) => {
    const modal = document.querySelector('[aria-modal=true]')
    const boxOf = (element: Element) => {
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
      const around = element.matches('[type=file]') ? [element.parentElement] : []
      const boxes = [element, ...labels, ...around].flatMap((each) =>
        each instanceof Element ? [each.getBoundingClientRect()] : [],
      )
      return boxes.reduce((best, each) =>
        Math.min(each.width, each.height) > Math.min(best.width, best.height) ? each : best,
      )
    }
    const targets = [...(modal ?? document).querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.matches('.skip-link, [aria-hidden=true] *, [inert] *'))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
    const isSmall = (box: DOMRect) => Math.min(box.width, box.height) < 23.5
    const middleOf = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    const distance = (from: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(
        Math.max(box.left - from.x, 0, from.x - box.right),
        Math.max(box.top - from.y, 0, from.y - box.bottom),
      )
    const isCrowded = (box: DOMRect, other: DOMRect) => {
      const [one, two] = [middleOf(box), middleOf(other)]
      const isNear = distance(one, other) < 11.5
      return isNear || (isSmall(other) && Math.hypot(one.x - two.x, one.y - two.y) < 23.5)
    }
    return targets
      .filter(({ box }) => isSmall(box))
      .filter(({ element, box }) =>
        targets.some(
          (other) =>
            !other.element.contains(element) && !element.contains(other.element) && isCrowded(box, other.box),
        ),
      )
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
        return `${element.tagName.toLowerCase()} “${name}”: ${box.width.toFixed()} × ${box.height.toFixed()}`
      })
  }, PRESSED)
}

/** All that lies partly below something that stays in its place while the page scrolls, when it has the focus [WCAG 2.4.11]. */
export function findCoveredTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((pressed) => {
    const modal = document.querySelector('[aria-modal=true]')
    const staysOver = (hit: Element | null, element: Element): boolean => {
      for (let each = hit; each && !each.contains(element); each = each.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true
      return false
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    return [...(modal ?? document).querySelectorAll<HTMLElement>(pressed)].reverse().flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.matches('.skip-link, [tabindex="-1"]')) return []
      element.focus()
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const places = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      return places.some((hit) => staysOver(hit, element))
        ? [`${element.tagName.toLowerCase()} “${element.getAttribute('name') ?? element.textContent}”`]
        : []
    })
  }, PRESSED)
}
