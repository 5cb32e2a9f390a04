import { control, submit } from '../../../browser/harness/form.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'
import { daysAfter, today } from '../../../suite/periods.ts'

const written = (day: string) => day.split('-').reverse().join('/')

// The visits of this program have a time and a moment, and its vets a day to come.
if (isDomainSelected('clinic'))
  test.describe('clinic: times, moments and days to come', () => {
    test.use({ domain: domainNamed('clinic') })

    test('a time is typed in any way and any digits, or picked', async ({ page }) => {
      await page.goto('/visits/create')
      const time = control(page, 'at')
      for (const [typed, shown] of [
        ['930', '09:30'],
        ['9h05', '09:05'],
        ['١٨:٤٥', '18:45'],
      ] as const) {
        await time.fill(typed)
        await time.blur()
        await expect(time).toHaveValue(shown)
      }
      await time.click()
      await page.getByRole('button', { name: '14:30', exact: true }).click()
      await expect(time).toHaveValue('14:30')
      await page.getByRole('button', { name: 'Effacer l’heure' }).click()
      await expect(time).toHaveValue('')
      await time.fill('24:30')
      await time.blur()
      await expect(page.getByText('Cette heure n’est pas valide.')).toBeVisible()
      await expect(time).toHaveValue('24:30')
    })

    test('a moment is typed as one, or picked as a day and a time', async ({ page }) => {
      await page.goto('/visits/create')
      const moment = control(page, 'arrived_at')
      await moment.fill('22/11/2026 9h05')
      await moment.blur()
      await expect(moment).toHaveValue('22/11/2026 09:05')
      await moment.click()
      await page.getByRole('button', { name: '30 novembre 2026' }).click()
      await expect(moment).toHaveValue('30/11/2026 09:05')
      await page.getByRole('button', { name: '17:00', exact: true }).click()
      await expect(moment).toHaveValue('30/11/2026 17:00')
      await expect(page.getByRole('button', { name: '17:00', exact: true })).toHaveCount(0)
      await moment.press('ArrowDown')
      await moment.fill('30/11/2026 25:00')
      await moment.blur()
      await expect(page.getByText('Cette date et heure n’est pas valide.')).toBeVisible()
    })

    test('a day that is over is neither offered nor taken where one to come is meant', async ({
      page,
      announce,
    }) => {
      announce(/status of 400/)
      await page.goto('/vets/create')
      const day = control(page, 'on_call')
      await day.click()
      await expect(page.locator(`[aria-current="date"]`)).toBeEnabled()
      await day.fill(written(daysAfter(today(), -1)))
      await day.blur()
      const says = 'Doit être aujourd’hui ou après.'
      const mistake = page.getByRole('main').getByText(says)
      await expect(mistake).toBeVisible()
      // The backend is asked for all there is to say, and says it at the field before it is changed again.
      await submit(page)
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText(says)).toBeVisible()
      await expect(page).toHaveURL(/\/vets\/create$/)
      await day.fill(written(today()))
      await expect(mistake).toHaveCount(0)
    })
  })
