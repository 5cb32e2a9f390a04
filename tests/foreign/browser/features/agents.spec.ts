import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toast } from '../../../browser/harness/toasts.ts'
import { connectAgent, type AgentClient } from '../../../contract/harness/agent-client.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const RIGHTS = ['list', 'read', 'create', 'update', 'delete', 'act']

/** An agent with a key of whoever is logged in on the page. */
async function connect(page: Page, url: string): Promise<AgentClient> {
  const made = await page.request.post('/api/api-keys', {
    data: { name: 'Assistant', allows: { shipper: RIGHTS, order: RIGHTS } },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { secret }: { readonly secret: string } = await made.json()
  return connectAgent(url, secret)
}

test.describe('proposals of agents', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })

  test('are shown as a difference, accepted, and told in the history', async ({ page, product }) => {
    const id = await product.create('shipper', { company: 'Speedy Express' })
    const agent = await connect(page, product.url)
    const { proposal } = await agent.use('shipper_update', { id, values: { company: 'Slow Express' } })
    await page.goto('/activity')
    const waiting = page.getByRole('region', {
      name: 'One proposal from an agent is waiting for your decision',
    })
    const item = waiting.getByRole('listitem')
    await expect(item).toContainText('Speedy Express')
    await expect(item).toContainText('Slow Express')
    await expect(item).toContainText('by chef’s key Assistant')
    await item.getByRole('button', { name: 'Accept: Speedy Express' }).click()
    await expect(page.getByText('Proposal accepted', { exact: true })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect(await agent.use('proposals', { proposal })).toMatchObject({ state: 'accepted', decidedBy: 'chef' })
    await expect(page.getByText('chef’s key Assistant, accepted by chef').first()).toBeVisible()
    await page.goto(`/shippers/edit/${id}`)
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Slow Express')
  })

  test('are refused with a reason, by keyboard alone', async ({ page, product }) => {
    const agent = await connect(page, product.url)
    const { proposal } = await agent.use('shipper_create', { values: { company: 'Fast Freight' } })
    await page.goto('/activity')
    await page.getByRole('button', { name: 'Refuse: Fast Freight' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Why' })).toBeFocused()
    await page.keyboard.type('We have enough of them.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Proposal refused')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await agent.use('proposals', { proposal })).toMatchObject({
      state: 'refused',
      reason: 'We have enough of them.',
    })
  })

  test('say what somebody has changed meanwhile, and are accepted as they are seen', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 409/)
    const id = await product.create('shipper', { company: 'United Package' })
    const agent = await connect(page, product.url)
    await agent.use('shipper_update', { id, values: { company: 'Agent Package' } })
    await page.goto('/activity')
    const accept = page.getByRole('button', { name: 'Accept: United Package' })
    await expect(accept).toBeVisible()
    const change = await page.request.put('/api/shippers/update', { data: { id, company: 'Person Package' } })
    expect(change.status()).toBe(200)
    await accept.click()
    const item = page.getByRole('listitem').filter({ hasText: 'Changed since it was proposed: Company' })
    await expect(item).toContainText('Person Package')
    await item.getByRole('button', { name: 'Accept: Person Package' }).click()
    await expect(page.getByText('Proposal accepted', { exact: true })).toBeVisible()
  })

  test('are told of on the dashboard', async ({ page, product }) => {
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Proposals from agents' })
    const agent = await connect(page, product.url)
    await agent.use('shipper_create', { values: { company: 'Fast Freight' } })
    await page.reload()
    await expect(card).toContainText('One proposal from an agent is waiting for your decision')
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await card.getByRole('link', { name: 'Decide' }).click()
    await page.getByRole('button', { name: 'Accept: Fast Freight' }).click()
    await expect(page.getByText('Proposal accepted', { exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(card).toHaveCount(0)
  })

  test('can only be refused where the record is deleted', async ({ page, product }) => {
    const id = await product.create('shipper', { company: 'Gone Freight' })
    const agent = await connect(page, product.url)
    await agent.use('shipper_update', { id, values: { company: 'Back Freight' } })
    expect((await page.request.delete('/api/shippers/destroy', { data: { id } })).status()).toBe(200)
    await page.goto('/activity')
    const waiting = page.getByRole('region', {
      name: 'One proposal from an agent is waiting for your decision',
    })
    const item = waiting.getByRole('listitem')
    await expect(item).toContainText('The record has since been deleted')
    await expect(item).toContainText('Back Freight')
    await expect(item.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await item.getByRole('button', { name: 'Refuse: Gone Freight' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
    await expect(toast(page, 'Proposal refused')).toBeVisible()
  })

  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`are a screen without barriers, ${width} wide, ${colorScheme}`, async ({ page, product }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const id = await product.create('shipper', { company: `Federal Shipping ${width} ${colorScheme}` })
        const agent = await connect(page, product.url)
        await agent.use('shipper_update', {
          id,
          values: { company: 'A much longer name of the same company' },
        })
        await agent.use('shipper_create', { values: { company: `New ${width} ${colorScheme}` } })
        await agent.use('shipper_delete', { id })
        await page.goto('/activity')
        await expect(page.getByRole('button', { name: `Accept: New ${width} ${colorScheme}` })).toBeVisible()
        const expectNoBarriers = async () => {
          expect(await findViolations(page, { colorScheme })).toEqual([])
          const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        }
        await expectNoBarriers()
        await page.getByRole('button', { name: `Refuse: New ${width} ${colorScheme}` }).click()
        await expect(page.getByRole('textbox', { name: 'Why' })).toBeVisible()
        await expectNoBarriers()
      })
})

test.describe('proposals of agents in Arabic', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('are read from the right', async ({ page, product }) => {
    await page.context().addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
    const id = await product.create('shipper', { company: 'Speedy Express' })
    const agent = await connect(page, product.url)
    await agent.use('shipper_update', { id, values: { company: 'Slow Express' } })
    await page.goto('/activity')
    await expect(page.getByRole('button', { name: /قبول/ }).first()).toBeVisible()
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await page.getByRole('button', { name: /قبول/ }).first().click()
    await expect(page.getByText('تم قبول الاقتراح')).toBeVisible()
  })
})
