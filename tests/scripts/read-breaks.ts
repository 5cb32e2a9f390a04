/** A change after which a config of an older release is read otherwise, or not at all. */
export interface Break {
  readonly release: string
  readonly what: string
  /** The codemod that mends it. */
  readonly codemod: string | undefined
  /** Why none does. */
  readonly reason: string | undefined
}

/** The breaks that a changelog names, newest first: `- What was so: mended by \`mendIcons\`.` or `…: by hand, because ….` */
export function readBreaks(changelog: string): readonly Break[] {
  const sections = changelog.split(/^(?=## )/m).slice(1)
  return sections.flatMap((section) => {
    const release = /^## (\S+)/.exec(section)?.[1] ?? ''
    const [, breaks = ''] = section.split(/^### Breaks$/m)
    const bullets = breaks.split(/^- /m).slice(1)
    return bullets.map((bullet) => readBreak(release, bullet.replaceAll(/\s+/g, ' ').trim()))
  })
}

function readBreak(release: string, text: string): Break {
  const [, what = text, codemod, reason] =
    /^(.*?): (?:mended by `(\w+)`\.|by hand, because (.+)\.)$/.exec(text) ?? []
  return { release, what, codemod, reason }
}
