import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import classes from './markdown.module.css'

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: 'div',
  overrides: {
    a: { props: { target: '_blank', rel: 'noopener noreferrer' } },
    // A picture of elsewhere would tell its server who reads this.
    img: ({ alt }: ComponentProps<'img'>) => <em>{alt}</em>,
  },
}

/** A text in Markdown, as it is meant to be read: HTML stays text, and links lead to pages alone. */
export default function MarkdownView({ text }: { readonly text: string }) {
  return (
    <div className={classes.markdown} dir="auto">
      <Markdown options={options}>{text}</Markdown>
    </div>
  )
}
