import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './loading.module.css'

interface NoticeProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** The screen has no other title. */
  readonly isTitle?: boolean
  /** What the person can do about it. */
  readonly children?: ReactNode
}

/** Stands where content would: nothing there yet, nothing found, nothing to be had. */
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
