import { directionOf } from '../../schema/values/text.ts'
import { currentTranslation } from '../../texts/translation.ts'
import type { Mail } from './mailer.ts'

/** What a mail says, in the language of now. */
export interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** As text and as HTML, which loads nothing. */
export function composeMail({ subject, paragraphs, link }: MailWords): Omit<Mail, 'to'> {
  const { language } = currentTranslation()
  const direction = directionOf(language)
  const parts = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`),
    ...(link
      ? [`<p style="margin:0 0 16px"><a href="${escape(link.url)}">${escape(link.label)}</a></p>`]
      : []),
  ]
  return {
    subject,
    text: [...paragraphs, ...(link ? [`${link.label}\n${link.url}`] : [])].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body dir="${direction}" style="font:16px/1.5 sans-serif;color:#1c1c1c;max-width:34em;margin:24px auto;padding:0 16px">
${parts.join('\n')}
</body>
</html>`,
  }
}
