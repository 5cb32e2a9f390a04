import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import MarkdownView from '../../src/kinds/markdown/MarkdownView.tsx'

const html = (text: string) => renderToStaticMarkup(<MarkdownView text={text} />)

it('a text in Markdown is drawn with its marks', () => {
  expect(html('# Titre\n\n**gras**, [page](https://exemple.dz)\n\n- un')).toMatch(
    /<h1.*>Titre<\/h1>.*<strong>gras<\/strong>.*<a.* href="https:\/\/exemple\.dz".*<li>un<\/li>/,
  )
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '[x](data:text/html,x)',
  '![x](https://ailleurs.example/suivi.png)',
  '<iframe src="https://ailleurs.example"></iframe>',
])('%s runs and fetches nothing', (text) => {
  expect(html(text)).not.toMatch(/<(script|img|iframe|link)|href="(javascript|data)|<[^>]* onerror/)
})
