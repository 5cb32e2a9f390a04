import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expectAccessible } from '../../../suite/browser/harness/axe.ts'
import { control, submit, type ChosenFile } from '../../../browser/harness/form.ts'
import { chosenPicture, make, storedPicture } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const FORMATS = 'ce n’est pas une image lisible (JPEG, PNG, WebP, AVIF ou GIF).'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
const noPicture = (name: string) =>
  new RegExp(`« ?${name} ?» n’a pas été ajouté ?: ${FORMATS.replace(/[().]/g, '\\$&')}`)

function file(name: string, mimeType: string, content: string | Buffer): ChosenFile {
  return { name, mimeType, buffer: Buffer.from(content) }
}

const newPictures = (page: Page) => page.getByRole('img', { name: 'Nouvelle image' })

for (const [title, wrong, message] of [
  ['a text', file('notes.txt', 'text/plain', 'pas une image'), noPicture('notes.txt')],
  ['a text that is called a picture', file('a.png', 'image/png', 'pas une image'), noPicture('a.png')],
  ['a drawing that is a program', file('a.svg', 'image/svg+xml', SVG), noPicture('a.svg')],
  [
    'a picture of which only the beginning is there',
    file('a.jpg', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600', 'hex')),
    noPicture('a.jpg'),
  ],
  [
    'a file of more than 10 MB',
    file('a.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1)),
    /« ?a\.png ?» n’a pas été ajouté ?: il dépasse 10 Mo\./,
  ],
] as const) {
  test(`${title} is refused as soon as it is chosen`, async ({ page, product }) => {
    const id = await make.owner(product)
    await page.goto(`/owners/edit/${id}`)
    const input = control(page, 'newPicture')
    await input.setInputFiles([wrong])
    await expect(input).toHaveAccessibleDescription(message)
    await expect(newPictures(page)).toHaveCount(0)

    await input.setInputFiles([await chosenPicture()])
    await expect(newPictures(page)).toHaveCount(1)
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  })
}

test('of several files the pictures are taken, and each other one is named', async ({ page, product }) => {
  const id = await make.stadium(product)
  await page.goto(`/stadiums/edit/${id}`)
  const input = control(page, 'newImages')
  const texts = ['un.txt', 'deux.txt'].map((name) => file(name, 'text/plain', 'texte'))
  await input.setInputFiles([await chosenPicture(), ...texts])
  await expect(newPictures(page)).toHaveCount(1)
  for (const { name } of texts) await expect(input).toHaveAccessibleDescription(noPicture(name))
  await submit(page)
  await expectAddress(page, '/stadiums')
  expect((await product.read('stadium', id))['pictures']).toHaveLength(1)
})

test('two files dropped where one belongs are refused with a word', async ({ page, product }) => {
  const id = await make.owner(product)
  await page.goto(`/owners/edit/${id}`)
  await expect(control(page, 'newPicture')).toBeAttached()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    for (const name of ['a.png', 'b.png']) transfer.items.add(new File(['x'], name, { type: 'image/png' }))
    return transfer
  })
  await page.getByText('Glissez une image ici').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(control(page, 'newPicture')).toHaveAccessibleDescription(
    'Une seule image peut être choisie ici.',
  )
})

test('a large picture is shrunk before it is sent, and its size is shown', async ({ page, product }) => {
  const id = await make.owner(product)
  await page.goto(`/owners/edit/${id}`)
  await control(page, 'newPicture').setInputFiles([
    await chosenPicture({ width: 4000, height: 1000, format: 'jpeg' }),
  ])
  await expect(newPictures(page)).toHaveCount(1)
  const width = () =>
    newPictures(page).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBe(2000)
  await expect(page.locator('figcaption')).toHaveText(/^\d+\sko$/)
})

test('pictures are reordered by keyboard and by dragging, and shown large', async ({ page, product }) => {
  const images = await Promise.all([300, 200, 100].map((width) => storedPicture({ width })))
  const id = await make.stadium(product, { images })
  const stored = async () => (await product.read('stadium', id))['pictures']
  const [first, second, third] = z.array(z.string()).parse(await stored())
  await page.goto(`/stadiums/edit/${id}`)
  const back = (number: number) => page.getByRole('button', { name: `Avancer l’image ${number}` })
  await back(3).focus()
  await back(3).press('Enter')
  await expect(back(2)).toBeFocused()
  await page.locator('figure').nth(2).dragTo(page.locator('figure').nth(0))
  await submit(page)
  await expectAddress(page, '/stadiums')
  expect(await stored()).toEqual([second, first, third])

  await page.goto(`/stadiums/edit/${id}`)
  const enlarge = page.getByRole('button', { name: 'Agrandir l’image 2' })
  await enlarge.focus()
  await enlarge.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Agrandir l’image 2' })).toBeVisible()
  await expectAccessible(page, 'a large picture')
  await page.keyboard.press('Escape')
  await expect(enlarge).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a button opens the camera, and its picture is taken', async ({ page }) => {
    await page.goto('/players/create')
    await expect(page.getByLabel('Prendre une photo')).toHaveAttribute('capture', 'environment')
    const opened = page.waitForEvent('filechooser')
    await page.getByText('Prendre une photo').tap()
    await (await opened).setFiles([await chosenPicture()])
    await expect(newPictures(page)).toHaveCount(1)
  })
})
