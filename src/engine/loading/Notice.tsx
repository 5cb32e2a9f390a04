import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './loading.module.css'

interface NoticeProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** Uses a level-1 heading, when the screen has no other. */
  readonly isTitle?: boolean
  /** What the person can do. */
  readonly children?: ReactNode
}

/** An empty state or an error in place of content. */
export function Notice({ icon: Icon, title, text, isTitle, children }: NoticeProps) {
  const Title = isTitle ? 'h1' : 'p'
  return (
    <div className={classes.notice}>
      <span className={classes.noticeIcon}>
        <Icon size={28} strokeWidth={1.6} aria-hidden />
      </span>
      <Title className={classes.noticeTitle} tabIndex={isTitle ? -1 : undefined}>
        {title}
      </Title>
      <p className={classes.noticeText} dir="auto">
        {text}
      </p>
      <div className={classes.noticeActions}>{children}</div>
    </div>
  )
}
