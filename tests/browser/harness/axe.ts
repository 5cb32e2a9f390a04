import type { Page } from '@playwright/test'
import axe from 'axe-core'
import * as z from 'zod/mini'

const answer = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ target: z.unknown() })) })),
})

/** The dark differs from the light in its colours alone, so only what depends on them is looked at twice. */
const COLOURS = ['color-contrast', 'link-in-text-block']

export interface AxeOptions {
  readonly colorScheme: 'light' | 'dark'
  /** The parts of the page to look at; the whole of it without them. */
  readonly parts?: readonly string[]
}

/** Everything on a page that breaks a rule of axe, in words. */
export async function findViolations(
  page: Page,
  { colorScheme, parts }: AxeOptions,
): Promise<readonly string[]> {
  await page.evaluate(waitForAnimations)
  // Once a document: putting it there takes as long as running it.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe.source)
  const context = parts ? { include: parts.map((part) => [part]) } : 'document'
  const options = {
    resultTypes: ['violations'],
    // Neither is on by itself.
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: COLOURS } }),
  }
  const scope = typeof context === 'string' ? context : JSON.stringify(context)
  const { violations } = answer.parse(await page.evaluate(`axe.run(${scope}, ${JSON.stringify(options)})`))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}

/** A colour on its way is neither the one nor the other; the page sets out in the frame after the browser's wish has changed. */
async function waitForAnimations(): Promise<unknown> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  // What turns while it is loading has no end, and the time left to take a deletion back is no way of a colour.
  const isMotion = ({ effect, playState }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000
  const ending = document.getAnimations().filter(isMotion)
  return Promise.allSettled(ending.map((each) => each.finished))
}
