import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { customPageRoute } from '../../src/engine/custom-page-route.tsx'
import { definePage } from '../../src/schema/entity/page.ts'

const hours = definePage({
  path: '/hours/:day',
  title: { fr: 'Horaires', ar: 'المواعيد' },
  content: async () => ({ default: ({ params }) => <p>Le {params['day']}</p> }),
})

it('a screen of one’s own has its title and what stands in its address', async () => {
  const { Component } = await customPageRoute(async () => hours)()
  if (!Component) throw new Error('no component')
  const html = renderToString(
    <MemoryRouter initialEntries={['/hours/lundi']}>
      <Routes>
        <Route path={hours.path} element={<Component />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(html).toMatch(/<h1[^>]*>Horaires<\/h1>/)
  expect(html.replaceAll('<!-- -->', '')).toContain('<p>Le lundi</p>')
})
