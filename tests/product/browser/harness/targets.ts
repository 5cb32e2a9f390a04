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
